import { isLoaded, type Loader } from './internals';

const storageKey = 'reloadedOnLoadError';

/** Call once the page has hydrated: a later page may be reloaded again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // then nothing was stored either
  }
}

/** Stores that a reload happens; false where one is stored already or storage fails, so that a page never reloads twice in a row. */
function storeReload(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) !== null) return false;
    sessionStorage.setItem(storageKey, '1');
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/**
 * Reloads the document once where script or data of the first page fail to load, for instance because the site was published meanwhile. If that does not help,
 * the page remains as it is without script, and events are no longer queued.
 */
export function reloadOnceOnLoadError(loader: Loader, reload = () => window.location.reload()): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    loader.loadPage = loadPage;
    const page = await loadPage(path).catch((): undefined => undefined);
    if (!isLoaded(page)) {
      if (navigator.onLine && storeReload()) reload();
      else window.earlyEvents?.stop();
    }
    return page;
  };
}
