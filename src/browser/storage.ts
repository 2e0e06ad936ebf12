type StorageName = 'sessionStorage' | 'localStorage';

/** Only this module uses storage; nothing here throws. @returns null if nothing is stored, undefined if storage is blocked */
export function readStored(name: StorageName, key: string): string | null | undefined {
  try {
    return window[name].getItem(key);
  } catch {
    return undefined;
  }
}

/** @param text null removes it @returns whether it was stored */
export function writeStored(name: StorageName, key: string, text: string | null): boolean {
  try {
    if (text === null) window[name].removeItem(key);
    else window[name].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function readStoredJson(name: StorageName, key: string): unknown {
  try {
    return JSON.parse(readStored(name, key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}
