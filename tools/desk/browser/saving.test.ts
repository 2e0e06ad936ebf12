/** @jest-environment jsdom */
import type { Decap } from './decap';
import { onSaving, shownEntry, showStatus } from './internals';
import { watchSaving } from './saving';

jest.mock('./internals', () => ({ onSaving: jest.fn(), shownEntry: jest.fn(), showStatus: jest.fn(), storeDraft: jest.fn() }));
jest.mock('./refusedSave', () => ({ hideRefusal: jest.fn() }));

test.each([
  ['a draft that loses its status while it is saved keeps it', 'pending_publish', '', [{ collection: 'rooms', slug: 'luxo', newStatus: 'pending_publish' }]],
  ['one that has kept it is left alone', 'draft', 'draft', undefined],
  ['what was published has none', '', '', undefined],
])('%s', (_, before, after, shown) => {
  document.body.innerHTML = '<div id="nc-root"></div>';
  watchSaving({ registerEventListener: jest.fn() } as unknown as Decap, { local: false });
  const [tell] = jest.mocked(onSaving).mock.lastCall ?? [];
  for (const [status, isSaving] of [
    [before, true],
    [after, false],
  ] as const) {
    jest.mocked(shownEntry).mockReturnValue({ collection: 'rooms', slug: 'luxo', path: '', hasChanges: false, status });
    tell?.(isSaving);
  }
  expect(jest.mocked(showStatus).mock.lastCall).toEqual(shown);
  jest.mocked(showStatus).mockClear();
});
