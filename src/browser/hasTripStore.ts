import { createEmitter } from './emitter';
import { readStored } from './storage';
import type { Store } from './store';

/** Key of the guest's trip in local storage. */
export const tripKey = 'trip';

let known = false;

const { subscribe, emit } = createEmitter((onChange) => {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
});

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
