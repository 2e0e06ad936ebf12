/** @jest-environment jsdom */
import type { LoadedPage, PageLoader } from './gatsbySite';
import { hasStarted, startAgain } from './startAgain';

const page: LoadedPage = { page: { path: '/', webpackCompilationHash: 'a' } };
const error: LoadedPage = { status: 'error' };
const stop = jest.fn();

/** Opens the document whose first page is answered so. */
async function openWith(answer: LoadedPage) {
  const loader: PageLoader = {
    loadPage: () => Promise.resolve(answer),
    loadPageSync: () => undefined,
    prefetch: () => undefined,
    enqueue: () => ({ abort: () => undefined }),
  };
  const reload = jest.fn();
  startAgain(loader, reload);
  await loader.loadPage('/resort');
  return { loader, reload };
}

beforeEach(() => {
  sessionStorage.clear();
  stop.mockReset();
  window.earlyTaps = { stop, replay: stop };
});
afterEach(() => Object.defineProperty(navigator, 'onLine', { value: true, configurable: true }));

test('a first page that comes needs no second start', async () => {
  const { reload } = await openWith(page);
  expect(reload).not.toHaveBeenCalled();
  expect(stop).not.toHaveBeenCalled();
});

test('a first page that does not come is loaded once more, and not a third time', async () => {
  expect((await openWith(error)).reload).toHaveBeenCalledTimes(1);
  expect(stop).not.toHaveBeenCalled();
  expect((await openWith(error)).reload).not.toHaveBeenCalled();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('once a page has answered, a later one may start again', async () => {
  await openWith(error);
  hasStarted();
  expect((await openWith(error)).reload).toHaveBeenCalledTimes(1);
});

test('pages after the first are not its matter', async () => {
  const { loader, reload } = await openWith(page);
  loader.loadPage = () => Promise.resolve(error);
  await loader.loadPage('/galeria');
  expect(reload).not.toHaveBeenCalled();
});

test('offline, or where nothing can be noted, the page stays and keeps no more taps', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  expect((await openWith(error)).reload).not.toHaveBeenCalled();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed');
  });
  expect((await openWith(error)).reload).not.toHaveBeenCalled();
  expect(stop).toHaveBeenCalledTimes(2);
});
