import type { LoadedPage, Loader } from './internals';
import { refuseOtherBuilds } from './refuseOtherBuilds';

const pageOf = (build: string | undefined): LoadedPage => ({
  page: { path: '/about', webpackCompilationHash: 'a' },
  json: build === undefined ? {} : { build },
});

function open(page: LoadedPage | undefined): Loader {
  const loader: Loader = { loadPage: () => Promise.resolve(page), loadPageSync: () => page };
  refuseOtherBuilds(loader, 'a');
  return loader;
}

test.each([
  ['of the document’s build', pageOf('a')],
  ['that says nothing of its build', pageOf(undefined)],
  ['that failed', { status: 'error' } as const],
  ['that is not there', undefined],
])('a page %s is left as it is', async (_, page) => {
  const loader = open(page);
  await expect(loader.loadPage('/about')).resolves.toBe(page);
  expect(loader.loadPageSync('/about')).toBe(page);
});

test('a page whose data belong to another build does not load, also where Gatsby says that it belongs to this one', async () => {
  const loader = open(pageOf('b'));
  await expect(loader.loadPage('/about')).resolves.toEqual({ status: 'error' });
  expect(loader.loadPageSync('/about')).toBeUndefined();
});

test('a loader that rejects still does', async () => {
  const loader: Loader = { loadPage: () => Promise.reject(new Error('no such chunk')), loadPageSync: () => undefined };
  refuseOtherBuilds(loader, 'a');
  await expect(loader.loadPage('/about')).rejects.toThrow('no such chunk');
});
