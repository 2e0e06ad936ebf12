type StorageName = 'sessionStorage' | 'localStorage';

/**
 * Reads a stored text. This module alone touches the browser’s storage, which may be blocked or full: nothing here throws.
 * @returns null if nothing is stored, undefined if storage is blocked
 */
export function readStored(name: StorageName, key: string): string | null | undefined {
  try {
    return window[name].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Stores a text; null removes it.
 * @returns whether that succeeded
 */
export function writeStored(name: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[name].removeItem(key);
    else window[name].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Stored JSON; null if there is none, or it cannot be parsed. */
export function readStoredJson(name: StorageName, key: string): unknown {
  try {
    return JSON.parse(readStored(name, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
