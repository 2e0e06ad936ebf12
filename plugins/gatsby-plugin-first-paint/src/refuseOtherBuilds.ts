import { isLoaded, type LoadedPage, type Loader } from './internals';

/**
 * Treats a page whose data belong to another build than the document's scripts as one that does not load, so that it is loaded as a document: Gatsby compares
 * builds by a file that it reads once, with the document, and would render the data of a newer one with scripts of the older one.
 * @param build the document's
 */
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
