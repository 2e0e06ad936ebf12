/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { answerConsent, useConsent } from './consent';

/** As the browser tells of what happened to storage in another tab; without key everything was cleared. */
const elsewhere = (key: string | null, kept?: string): void =>
  act(() => {
    if (key === null) localStorage.clear();
    else localStorage.setItem(key, kept ?? '');
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

/** A visitor who has not answered yet. */
function arrive() {
  const { result } = renderHook(useConsent);
  elsewhere(null);
  return () => result.current.answer;
}

beforeEach(() => {
  process.env.GATSBY_RECAPTCHA_SITE_KEY = 'key';
});
afterEach(() => {
  delete process.env.GATSBY_RECAPTCHA_SITE_KEY;
});

test('is off until it is given, and kept with what it was given to', () => {
  const answer = arrive();
  expect(answer()).toBeNull();
  act(() => answerConsent('accepted'));
  expect(answer()).toBe('accepted');
  expect(localStorage.getItem('consent')).toBe('accepted botCheck');
});

test('holds until the page is left where storage is closed to the site', () => {
  const answer = arrive();
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  act(() => answerConsent('refused'));
  expect(answer()).toBe('refused');
});

test('given or withdrawn in another tab, it is so in this one', () => {
  const answer = arrive();
  elsewhere('consent', 'accepted botCheck');
  expect(answer()).toBe('accepted');
  elsewhere('consent', 'refused');
  expect(answer()).toBe('refused');
  elsewhere(null);
  expect(answer()).toBeNull();
  elsewhere('consent', '"><img src=x onerror=alert(1)>');
  expect(answer()).toBeNull();
});
