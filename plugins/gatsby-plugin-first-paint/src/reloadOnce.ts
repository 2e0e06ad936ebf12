import { markFault } from './faults';

const storageKey = 'reloadedOnLoadError';

/** Stores that the document reloads; false if a reload is already stored or storage fails, so that a page never reloads twice in a row. */
export function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(storageKey)) return false;
    sessionStorage.setItem(storageKey, '1');
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Call once the page has hydrated: a later page may be reloaded again. */
export function forgetReload(): void {
  try {
    if (sessionStorage.getItem(storageKey)) markFault('reload');
    sessionStorage.removeItem(storageKey);
  } catch {
    // nothing was stored either
  }
}
