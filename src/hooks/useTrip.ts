import { emptyTrip, mergeTrips, type Trip } from '../domain/trip/trip';
import { tripFromQuery, tripToQuery } from '../domain/trip/tripQuery';
import { createEmitter } from '../browser/emitter';
import { readStored, store } from '../browser/storage';
import { useStore } from './useStore';

interface TripState {
  readonly trip: Trip;
  /** False where storage is blocked or full: then the trip lasts as long as the page. */
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

/** Changes the latest trip, also where another tab changed it last. */
export function changeTrip(change: (trip: Trip) => Trip): void {
  const before = current().stored ? restore() : current();
  const trip = change(before.trip);
  show({ trip, stored: store('localStorage', storageKey, tripToQuery(trip)) });
}

/** Takes over a change of another tab, and keeps what could not be stored here. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== storageKey) return;
  const { trip, stored } = current();
  const other = restore();
  show(stored ? other : { trip: mergeTrips(other.trip, trip), stored });
}

/** Reads what another tab changed while nothing here was subscribed. */
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

/** The guest's saved trip, shared by all tabs and kept for later visits; empty in the server's HTML. Changed by `changeTrip`. */
export const useTrip = (): TripState => useStore(subscribe, current, () => none);
