import { type ComfortChoice, comfortMode, saveComfortChoice } from './comfortMode';
import { createEmitter, type Store } from './store';

const { subscribe, emit } = createEmitter();

export function switchComfort(choice: ComfortChoice): void {
  saveComfortChoice(choice);
  emit();
}

/** Whether comfort mode is on; false in the server's HTML. Separate from `comfortMode.ts`, which is inlined in the head. */
export const comfortStore: Store<boolean> = { subscribe, read: () => comfortMode() === 'on', readOnServer: () => false };
