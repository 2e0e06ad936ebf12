import { useSyncExternalStore } from 'react';
import { deskPath } from '../deskPath';
import type { DeskNames } from '../form/deskNames';

let names: DeskNames = { pages: [], roomCodes: [], files: [], pictures: [] };
const listeners = new Set<() => void>();

/** Reloads the lists of choices. */
export async function refreshNames(): Promise<void> {
  const response = await fetch(`${deskPath}/names.json`);
  if (!response.ok) return;
  names = (await response.json()) as DeskNames;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
export const currentNames = (): DeskNames => names;
export const useNames = (): DeskNames => useSyncExternalStore(subscribe, currentNames);
