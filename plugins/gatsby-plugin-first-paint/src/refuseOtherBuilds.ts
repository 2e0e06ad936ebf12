import { isLoaded, type LoadedPage, type Loader } from './internals';

/** Gatsby compares builds by a file that it reads once, and would render data of a newer build with scripts of the older one: such a page does not load. */
export function refuseOtherBuilds(loader: Loader, build: string): void {
  const { loadPage, loadPageSync } = loader;
  const isOther = (page: LoadedPage | undefined): boolean => isLoaded(page) && (page.json?.build ?? build) !== build;
  loader.loadPage = async (path) => {
    const page = await loadPage(path);
    return isOther(page) ? { status: 'error' } : page;
  };
  loader.loadPageSync = (path, options) => {
    const page = loadPageSync(path, options);
    return isOther(page) ? undefined : page;
  };
}
