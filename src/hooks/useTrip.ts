import { emptyTrip, mergeTrips, type Trip } from '../domain/trip/trip';
import { tripFromQuery, tripToQuery } from '../domain/trip/tripQuery';
import { createEmitter } from '../browser/emitter';
import { readStored, store } from '../browser/storage';
import { useStore } from './useStore';

interface TripState {
  readonly trip: Trip;
  /** Whether the browser has it: false where its storage is closed or full, then it lasts as long as the page. */
  readonly stored: boolean;
}

const storageKey = 'trip';
const none: TripState = { trip: emptyTrip, stored: true };
let state: TripState | null = null;

function restore(): TripState {
  const kept = readStored('localStorage', storageKey);
  return { trip: tripFromQuery(kept ?? ''), stored: kept !== undefined };
}

const current = (): TripState => (state ??= restore());

function show(next: TripState): void {
  state = next;
  emit();
}

/** Changes the trip as it stands now, in whichever tab it was changed last. */
export function changeTrip(change: (trip: Trip) => Trip): void {
  const before = current().stored ? restore() : current();
  const trip = change(before.trip);
  show({ trip, stored: store('localStorage', storageKey, tripToQuery(trip)) });
}

/** Another tab has changed it. What could not be stored here is not lost to that. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== storageKey) return;
  const { trip, stored } = current();
  const other = restore();
  show(stored ? other : { trip: mergeTrips(other.trip, trip), stored });
}

/** While nobody looked, another tab may have changed it. */
function catchUp(): void {
  const { trip, stored } = current();
  const now = restore();
  if (stored && tripToQuery(now.trip) !== tripToQuery(trip)) state = now;
}

const { subscribe, emit } = createEmitter(() => {
  catchUp();
  window.addEventListener('storage', followOtherTabs);
  return () => window.removeEventListener('storage', followOtherTabs);
});

/** What the guest keeps, the same in all tabs and still there at the next visit; nothing in the server's HTML. Changed by `changeTrip`. */
export const useTrip = (): TripState => useStore(subscribe, current, () => none);
