import type { ComfortChoice } from '../domain/comfort/comfort';
import { chooseComfort, comfortNow } from './comfortMark';
import { followers } from './followers';
import { useStore } from './useStore';

const { follow, tell } = followers();

/** Follows the switch, wherever on the page it stands. */
export const followComfort = follow;

export function switchComfort(choice: ComfortChoice): void {
  chooseComfort(choice);
  tell();
}

export const isComfortOn = (): boolean => comfortNow() === 'on';

/** Whether comfort mode is on; false in the server's HTML. */
export const useComfort = (): boolean => useStore(followComfort, isComfortOn, () => false);
