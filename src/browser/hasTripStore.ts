import { readStored } from './storage';
import { createEmitter, onWindow, type Store } from './store';

export const tripKey = 'trip';

let known = false;

const { subscribe, emit } = createEmitter((changed) => onWindow('storage', changed));

/** Call when something is saved: storage may be blocked. */
export function noteTrip(): void {
  known = true;
  emit();
}

/** Whether the guest may have saved something, without loading the trip script. Once true on a page, it stays true. */
export const hasTripStore: Store<boolean> = {
  subscribe,
  read: () => (known ||= Boolean(readStored('localStorage', tripKey))),
  readOnServer: () => false,
};
