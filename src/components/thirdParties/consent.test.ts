/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { settings } from '../../browser/settings';
import { answerConsent, useConsent } from './consent';

/** The storage event of a change in another tab; without key, storage was cleared. */
const elsewhere = (key: string | null, stored?: string): void =>
  act(() => {
    if (key === null) localStorage.clear();
    else localStorage.setItem(key, stored ?? '');
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

/** A visitor who has not answered yet. */
function renderConsent() {
  const { result } = renderHook(useConsent);
  elsewhere(null);
  return () => result.current.answer;
}

beforeEach(() => {
  jest.replaceProperty(settings, 'botCheck', { siteKey: 'key', script: 'https://check.example/api.js' });
});

test('lasts until the page is closed if storage is blocked', () => {
  const answer = renderConsent();
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  act(() => answerConsent('refused'));
  expect(answer()).toBe('refused');
});

test('follows an answer given or withdrawn in another tab', () => {
  const answer = renderConsent();
  elsewhere('consent', 'accepted botCheck');
  expect(answer()).toBe('accepted');
  elsewhere('consent', 'refused');
  expect(answer()).toBe('refused');
  elsewhere(null);
  expect(answer()).toBeNull();
  elsewhere('consent', '"><img src=x onerror=alert(1)>');
  expect(answer()).toBeNull();
});
