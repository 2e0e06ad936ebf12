import { readStored, store } from '../browser/storage';
import { isThere, type PageLoader } from './gatsbySite';

const storageKey = 'startedAgain';

/** Notes a new start; false where one has been tried already, or cannot be noted: a page never reloads twice in a row. */
const mayStartAgain = (): boolean =>
  readStored('sessionStorage', storageKey) === null &&
  store('sessionStorage', storageKey, window.location.pathname) &&
  readStored('sessionStorage', storageKey) !== null;

/** The page answers: what goes wrong later is another matter. */
export function hasStarted(): void {
  store('sessionStorage', storageKey, null);
}

/**
 * Where the first page’s own data or script do not come, as when the site is published between a document and its scripts, loads the document
 * once more. If that does not help, the page stays what it is without script, and taps are no longer kept for later.
 */
export function startAgain(loader: PageLoader, reload = () => window.location.reload()): void {
  const { loadPage } = loader;
  loader.loadPage = async (path) => {
    loader.loadPage = loadPage;
    const page = await loadPage(path);
    if (!isThere(page)) {
      if (navigator.onLine && mayStartAgain()) reload();
      else window.earlyTaps?.stop();
    }
    return page;
  };
}
