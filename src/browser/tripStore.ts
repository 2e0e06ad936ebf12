import { emptyTrip, mergeTrips, type Trip } from '../domain/trip/trip';
import { savedFromQuery, savedToQuery } from '../domain/trip/savedQuery';
import { noteTrip, tripKey } from './hasTripStore';
import { readStored, writeStored } from './storage';
import { createEmitter, onWindow, type Store } from './store';

export interface TripState {
  readonly trip: Trip;
  /** False if storage is blocked or full: then the trip is lost when the page is closed or reloaded. */
  readonly stored: boolean;
}

const initialState: TripState = { trip: emptyTrip, stored: true };
let state: TripState | null = null;

function restore(): TripState {
  const stored = readStored('localStorage', tripKey);
  return { trip: savedFromQuery(stored ?? ''), stored: stored !== undefined };
}

const read = (): TripState => (state ??= restore());

function update(next: TripState): void {
  state = next;
  emit();
  noteTrip();
}

export function changeTrip(change: (trip: Trip) => Trip): void {
  const before = read().stored ? restore() : read();
  // `stayStore` stores the stay
  const trip = { ...change(before.trip), stay: null };
  update({ trip, stored: writeStored('localStorage', tripKey, savedToQuery(trip)) });
}

/** Applies a change made in another tab, and keeps what could not be stored here. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== tripKey) return;
  const { trip, stored } = read();
  const other = restore();
  update(stored ? other : { trip: mergeTrips(other.trip, trip), stored });
}

/** Reads what another tab changed while there were no subscribers here. */
function catchUp(): void {
  const { trip, stored } = read();
  const latest = restore();
  if (stored && savedToQuery(latest.trip) !== savedToQuery(trip)) state = latest;
}

const { subscribe, emit } = createEmitter(() => {
  catchUp();
  return onWindow('storage', followOtherTabs);
});

/** The guest's saved trip without its stay, shared by all tabs and kept for later visits; empty in the server's HTML. */
export const tripStore: Store<TripState> = { subscribe, read, readOnServer: () => initialState };
