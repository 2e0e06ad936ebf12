import { useCallback } from 'react';
import { keepOpened, onOpened, openedAs } from '../browser/historyEntry';
import { useStore } from './useStore';

/** State of the browser's history entry: it is kept on Back, reload and change of language. @param name unique on the page */
export function useEntryState<Value>(name: string, initial: Value): [value: Value, keep: (value: Value) => void] {
  const value = useStore({ subscribe: onOpened, read: () => (openedAs(name) as Value | undefined) ?? initial, readOnServer: () => initial });
  return [value, useCallback((next: Value) => keepOpened(name, next), [name])];
}
