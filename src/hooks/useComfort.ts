import type { ComfortChoice } from '../domain/comfort/degreeOf';
import { chooseComfort, comfortNow } from './comfortMark';
import { useStore } from './useStore';

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
export const useComfort = (): boolean => useStore(followComfort, isComfortOn, () => false);
