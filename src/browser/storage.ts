type StorageName = 'sessionStorage' | 'localStorage';

/**
 * The only module that touches the browser’s storage, which may be blocked, full, or refuse single calls: nothing here throws.
 * @returns null where nothing is stored, undefined where storage is blocked
 */
export function readStored(name: StorageName, key: string): string | null | undefined {
  try {
    return window[name].getItem(key);
  } catch {
    return undefined;
  }
}

/**
 * Stores a text, or removes it with null.
 * @returns whether that succeeded
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

/** Stored JSON; null where there is none, or it cannot be parsed. */
export function readStoredJson(name: StorageName, key: string): unknown {
  try {
    return JSON.parse(readStored(name, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
