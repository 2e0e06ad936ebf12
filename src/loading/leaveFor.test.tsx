/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { updatePageSession } from '../browser/pageSession';
import { usePageSession } from '../hooks/usePageSession';
import { leaveFor } from './leaveFor';

const ask = jest.fn<Promise<Response>, [address: string, request: RequestInit]>();
const go = jest.fn<undefined, [address: string]>();
const online = (is: boolean) => Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  online(true);
  ask.mockReset();
  go.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: ask, configurable: true });
  updatePageSession({ loading: true, loadError: null });
});
afterEach(() => jest.useRealTimers());

async function leave() {
  const { result } = renderHook(usePageSession);
  await act(async () => {
    const leaving = leaveFor('/en/resort?a=1#b', go);
    await jest.advanceTimersByTimeAsync(8000);
    await leaving;
  });
  return result.current;
}

test('a site that answers is gone to, whatever it answers', async () => {
  ask.mockResolvedValue({ ok: false, status: 500 } as Response);
  await leave();
  expect(ask).toHaveBeenCalledWith('/en/resort?a=1#b', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
  expect(go).toHaveBeenCalledWith('/en/resort?a=1#b');
});

test.each([
  ['the browser is offline', () => void online(false)],
  ['the site cannot be reached', () => void ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  [
    'the site does not answer within 8 s',
    () =>
      void ask.mockImplementation(
        (_address, { signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
      ),
  ],
])('where %s, the visitor stays and is told which page did not open', async (_what, arrange) => {
  arrange();
  const { loading, loadError } = await leave();
  expect(go).not.toHaveBeenCalled();
  expect(loading).toBe(false);
  expect(loadError).toEqual({ what: 'page', to: '/en/resort?a=1#b' });
});
