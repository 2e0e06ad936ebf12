/** @jest-environment jsdom */
import type { LoadedPage, Loader } from './internals';
import { forgetReload, reloadOnceOnLoadError } from './reloadOnceOnLoadError';
import './queueEarlyEvents';

const page: LoadedPage = { page: { path: '/', webpackCompilationHash: 'a' } };
const error: LoadedPage = { status: 'error' };
const stop = jest.fn();

/** Opens a document whose first page loads with this result. */
async function openWith(answer: LoadedPage) {
  const loader: Loader = {
    loadPage: () => Promise.resolve(answer),
    loadPageSync: () => undefined,
  };
  const reload = jest.fn();
  reloadOnceOnLoadError(loader, reload);
  await loader.loadPage('/about');
  return { loader, reload };
}

beforeEach(() => {
  sessionStorage.clear();
  stop.mockReset();
  window.earlyEvents = { stop, replay: stop };
});
afterEach(() => Object.defineProperty(navigator, 'onLine', { value: true, configurable: true }));

test('a first page that loads is not reloaded', async () => {
  const { reload } = await openWith(page);
  expect(reload).not.toHaveBeenCalled();
  expect(stop).not.toHaveBeenCalled();
});

test('a first page that fails to load is reloaded once, and not twice', async () => {
  expect((await openWith(error)).reload).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
  expect((await openWith(error)).reload).not.toHaveBeenCalled();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('once a page has hydrated, a later one may be reloaded', async () => {
  await openWith(error);
  forgetReload();
  expect((await openWith(error)).reload).toHaveBeenCalledTimes(1);
});

test('pages after the first are never reloaded', async () => {
  const { loader, reload } = await openWith(page);
  loader.loadPage = () => Promise.resolve(error);
  await loader.loadPage('/contact');
  expect(reload).not.toHaveBeenCalled();
});

test('offline, or where storage fails, the page is not reloaded and queues no more events', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  expect((await openWith(error)).reload).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed');
  });
  expect((await openWith(error)).reload).not.toHaveBeenCalled();
  expect(stop).toHaveBeenCalledTimes(2);
});

test('a loader that rejects counts as a page that fails to load', async () => {
  const loader: Loader = { loadPage: () => Promise.reject(new Error('no such chunk')), loadPageSync: () => undefined };
  const reload = jest.fn();
  reloadOnceOnLoadError(loader, reload);
  await expect(loader.loadPage('/about')).resolves.toBeUndefined();
  expect(reload).toHaveBeenCalledTimes(1);
});
