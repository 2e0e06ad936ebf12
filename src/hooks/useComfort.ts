import { useSyncExternalStore } from 'react';
import type { ComfortChoice } from '../domain/comfort/degreeOf';
import { chooseComfort, comfortNow } from './comfortMark';

const listeners = new Set<() => void>();

/** Follows the switch, wherever on the page it stands. */
export const followComfort = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export function switchComfort(choice: ComfortChoice): void {
  chooseComfort(choice);
  listeners.forEach((listener) => listener());
}

export const isComfortOn = (): boolean => comfortNow() === 'on';

/** Whether comfort mode is on; false in the server's HTML. */
export const useComfort = (): boolean => useSyncExternalStore(followComfort, isComfortOn, () => false);
