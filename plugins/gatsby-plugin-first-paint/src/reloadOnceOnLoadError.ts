import { isLoaded, type Loader } from './internals';

const storageKey = 'reloadedOnLoadError';

/** The page has hydrated: what fails later is another matter. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // nothing was kept then
  }
}

/** Notes a reload; false where one was noted before, or cannot be: a page never reloads twice in a row. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== null) return false;
    sessionStorage.setItem(storageKey, '1');
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Loads the document once more where script or data of the first page do not come, as when the site is published between the two. If that does not help,
 * the page stays what it is without script, and events are no longer queued.
 */
export function reloadOnceOnLoadError(loader: Loader, reload = () => window.location.reload()): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    loader.loadPage = loadPage;
    const page = await loadPage(path).catch((): undefined => undefined);
    if (!isLoaded(page)) {
      if (navigator.onLine && mayReload()) reload();
      else window.earlyEvents?.stop();
    }
    return page;
  };
}
