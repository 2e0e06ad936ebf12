/** @jest-environment jsdom */
import type { LoadedPage, Loader } from './internals';
import { reportLoadError } from './reportLoadError';
import type { EarlyPage } from './startScripts';

const page: LoadedPage = { page: { path: '/', webpackCompilationHash: 'a' } };
const fail = jest.fn();
const loaderOf = (loadPage: Loader['loadPage']): Loader => ({ loadPage, loadPageSync: () => undefined });
const earlyPage = (loadScripts: EarlyPage['loadScripts']) => {
  window.earlyPage = { begin: () => true, end: jest.fn(), fail, loadScripts };
};

beforeEach(() => {
  fail.mockReset();
  earlyPage(() => Promise.resolve());
});

test('a first page that loads is no error', async () => {
  const loader = loaderOf(() => Promise.resolve(page));
  reportLoadError(loader);
  await expect(loader.loadPage('/about')).resolves.toBe(page);
  expect(fail).not.toHaveBeenCalled();
});

test.each([
  ['whose data fail', () => Promise.resolve<LoadedPage>({ status: 'error' })],
  ['whose loader rejects', () => Promise.reject(new Error('no such chunk'))],
])('a first page %s is reported', async (_which, loadPage) => {
  const loader = loaderOf(loadPage);
  reportLoadError(loader);
  await loader.loadPage('/about');
  expect(fail).toHaveBeenCalledTimes(1);
});

test('pages after the first are not reported', async () => {
  const loader = loaderOf(() => Promise.resolve(page));
  reportLoadError(loader);
  await loader.loadPage('/about');
  loader.loadPage = () => Promise.resolve({ status: 'error' });
  await loader.loadPage('/contact');
  expect(fail).not.toHaveBeenCalled();
});

test('Gatsby requests nothing of the page before its scripts are there', async () => {
  let arrive: () => void = () => undefined;
  earlyPage(() => new Promise<void>((resolve) => (arrive = resolve)));
  const loadPage = jest.fn(() => Promise.resolve(page));
  const loader = loaderOf(loadPage);
  reportLoadError(loader);
  const loading = loader.loadPage('/about');
  await Promise.resolve();
  expect(loadPage).not.toHaveBeenCalled();
  arrive();
  await loading;
  expect(loadPage).toHaveBeenCalledTimes(1);
});
