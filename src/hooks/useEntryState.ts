import { useCallback } from 'react';
import { keepOpened, onOpened, openedAs } from '../browser/historyEntry';
import { useStore } from './useStore';

/**
 * State of a view, and its setter, that stays in the entry of the browser's history: it is there again after Back and after a reload, and in the page's other languages.
 * For what need not be in the address (`useQueryState`).
 * @param name unique on the page, the same in every language
 * @param initial also in the server's HTML; an object must stay the same one
 */
export function useEntryState<Value>(name: string, initial: Value): [value: Value, keep: (value: Value) => void] {
  const value = useStore({ subscribe: onOpened, read: () => (openedAs(name) as Value | undefined) ?? initial, readOnServer: () => initial });
  return [value, useCallback((next: Value) => keepOpened(name, next), [name])];
}
