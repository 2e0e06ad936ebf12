import { isLoaded, type LoadedPage, type Loader } from './internals';

/** Gatsby reads the build only once and would render data of a newer build with older scripts: such a page is rejected. */
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
