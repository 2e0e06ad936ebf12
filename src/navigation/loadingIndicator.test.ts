/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { usePageSession } from '../hooks/usePageSession';
import { endLoading, startLoading, showUnreachable } from './loadingIndicator';

const after = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(endLoading);
  jest.useRealTimers();
});

test('a page that has not loaded after 200 ms shows as loading until it is there', async () => {
  const { result } = renderHook(usePageSession);
  act(startLoading);
  await after(199);
  expect(result.current.loading).toBe(false);
  await after(1);
  expect(result.current.loading).toBe(true);
  act(endLoading);
  expect(result.current.loading).toBe(false);
});

test('a page that cannot be reached shows an error until another page is requested', async () => {
  const { result } = renderHook(usePageSession);
  act(startLoading);
  act(() => showUnreachable('/resort'));
  await after(1000);
  expect(result.current).toMatchObject({ loading: false, loadError: { what: 'page', to: '/resort' } });
  act(startLoading);
  expect(result.current.loadError).toBeNull();
});
