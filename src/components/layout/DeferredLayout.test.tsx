/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { loadNamespacesOnDemand } from '../../../tests/support/components/loadNamespacesOnDemand';
import { pageOfLayout } from '../../../tests/support/fixtures/pageOfLayout';
import { messagesOf } from '../../../tests/support/content/messages';
import { writeStored } from '../../browser/storage';
import { updatePageSession } from '../../browser/pageSession';
import { PageContext } from '../../hooks/usePage';
import { languageTags } from '../../site';
import DeferredLayout from './DeferredLayout';

const hint = messagesOf<{ text: string; close: string }>('en', 'languageHint');
/** A page that is shown after another one. */
const show = () =>
  renderIn(
    'pt',
    <PageContext value={{ ...pageOfLayout, path: '/galeria' }}>
      <DeferredLayout promotes />
    </PageContext>,
  );
const shown = () => screen.queryByRole('link', { name: hint.text });

beforeEach(() => {
  Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  loadNamespacesOnDemand('en');
  act(() => updatePageSession({ hintShown: false }));
  mockIntersectionObserver('far');
});

test('the hint at the browser’s language stays on the page that shows it, and does not come again on the next one', async () => {
  const { unmount } = show();
  await waitFor(() => expect(shown()?.getAttribute('href')).toBe('/en/galeria'));
  expect(screen.getByRole('complementary').lang).toBe(languageTags.en);
  unmount();
  const next = show();
  await act(() => Promise.resolve());
  expect(shown()).toBeNull();
  next.unmount();
  // nor after a reload
  act(() => updatePageSession({ hintShown: false }));
  show();
  await act(() => Promise.resolve());
  expect(shown()).toBeNull();
});

test('where storage is blocked, it does not come again until a reload', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('barred');
  });
  expect(writeStored('sessionStorage', 'a', 'b')).toBe(false);
  const { unmount } = show();
  await waitFor(() => expect(shown()).toBeTruthy());
  unmount();
  show();
  await act(() => Promise.resolve());
  expect(shown()).toBeNull();
});

test('its × closes it for good', async () => {
  const { user, unmount } = show();
  await waitFor(() => expect(shown()).toBeTruthy());
  await user.click(screen.getByRole('button', { name: hint.close }));
  expect(shown()).toBeNull();
  unmount();
  sessionStorage.clear();
  act(() => updatePageSession({ hintShown: false }));
  show();
  await act(() => Promise.resolve());
  expect(shown()).toBeNull();
});

test('it waits while the visitor is busy', async () => {
  document.body.insertAdjacentHTML('afterbegin', '<input>');
  document.querySelector('input')?.focus();
  show();
  await act(() => Promise.resolve());
  expect(shown()).toBeNull();
  document.querySelector('input')?.remove();
  await waitFor(() => expect(shown()).toBeTruthy());
});
