import { isLoaded, type Loader } from './internals';

/** Waits for the scripts that `startScripts` has requested, so that Gatsby does not request them too, and reports a page that fails to load. */
export function reportLoadError(loader: Loader): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    loader.loadPage = loadPage;
    await window.earlyPage?.loadScripts();
    const page = await loadPage(path).catch((): undefined => undefined);
    if (!isLoaded(page)) window.earlyPage?.fail();
    return page;
  };
}
