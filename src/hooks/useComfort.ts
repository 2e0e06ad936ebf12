import type { ComfortChoice } from '../domain/visitor/comfort';
import { saveComfortChoice, comfortMode } from '../browser/comfortMode';
import { createEmitter } from '../browser/emitter';
import { useStore } from './useStore';

const { subscribe, emit } = createEmitter();

export const followComfort = subscribe;

export function switchComfort(choice: ComfortChoice): void {
  saveComfortChoice(choice);
  emit();
}

export const isComfortOn = (): boolean => comfortMode() === 'on';

/** Whether comfort mode is on; false in the server's HTML. */
export const useComfort = (): boolean => useStore(followComfort, isComfortOn, () => false);
