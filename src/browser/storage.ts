/** For the tab, or for good. */
type StorageName = 'sessionStorage' | 'localStorage';

/**
 * The one place that touches the browser’s storage. It may be barred as a whole, full, or refuse any single call: nothing throws here, and the page
 * goes on without it.
 * @returns null where nothing was kept, undefined where storage is barred
 */
export function readStored(name: StorageName, key: string): string | null | undefined {
  try {
    return window[name].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text, or removes what was kept.
 * @returns whether the browser did so
 */
export function store(name: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[name].removeItem(key);
    else window[name].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What was kept as JSON; null where nothing was, or what cannot be read as such. */
export function readStoredJson(name: StorageName, key: string): unknown {
  try {
    return JSON.parse(readStored(name, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/**
 * Takes the tab’s storage away from scripts that use it without care where it does not do all that it offers: Gatsby 5.16 (`production-app.js`) removes an
 * item before it hydrates, and without that never hydrates. Scripts that ask and get null go on without.
 */
export function hideFailingSessionStorage(): void {
  const key = 'storageTest';
  if (store('sessionStorage', key, '') && store('sessionStorage', key, null)) return;
  Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true });
}
