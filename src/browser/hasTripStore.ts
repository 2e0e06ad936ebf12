import { readStored } from './storage';
import { createEmitter, onWindow, type Store } from './store';

/** Key of the guest's trip in local storage. */
export const tripKey = 'trip';

let known = false;

const { subscribe, emit } = createEmitter((changed) => onWindow('storage', changed));

/** Call when something is saved: it may not have been stored. */
export function noteTrip(): void {
  known = true;
  emit();
}

/** Whether the guest may have saved something, without the script that reads a trip. Stays true on a page once it was. */
export const hasTripStore: Store<boolean> = {
  subscribe,
  read: () => (known ||= Boolean(readStored('localStorage', tripKey))),
  readOnServer: () => false,
};
