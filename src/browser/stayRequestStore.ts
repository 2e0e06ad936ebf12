import { childrenBounds, initialPeople, maximumPeople, minimumPeople } from '../domain/booking/people';
import { isPlainDate, type PlainDate } from '../domain/stay/plainDate';
import { type Stay, stayFromQuery } from '../domain/stay/stay';
import { readStoredJson, writeStored } from './storage';
import { createEmitter, type Store } from './store';

/** The reservation form of the structure page. Unlike the booking card it starts without dates (docs/hotel-rules.md 2.8). */
export interface StayRequest {
  readonly stay: Stay;
  readonly adults: number;
  readonly children: number;
}

const storageKey = 'draft:stay';
const emptyRequest: StayRequest = { stay: { checkIn: null, checkOut: null }, adults: initialPeople, children: childrenBounds.minimum };
let request: StayRequest | null = null;
const { subscribe, emit } = createEmitter();

const dateOf = (value: unknown): PlainDate | null => (isPlainDate(value) ? value : null);
const countOf = (value: unknown, { minimum, maximum, fallback }: { minimum: number; maximum: number; fallback: number }): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum ? value : fallback;

/** The request from session storage; a stay in the query string takes precedence. */
function restore(): StayRequest {
  const fromQuery = stayFromQuery(window.location.search);
  const stored = new Map<string, unknown>(Object.entries(readStoredJson('sessionStorage', storageKey) ?? {}));
  return {
    stay: fromQuery ?? { checkIn: dateOf(stored.get('checkIn')), checkOut: dateOf(stored.get('checkOut')) },
    adults: countOf(stored.get('adults'), { minimum: minimumPeople, maximum: maximumPeople, fallback: initialPeople }),
    children: countOf(stored.get('children'), { ...childrenBounds, fallback: childrenBounds.minimum }),
  };
}

const read = (): StayRequest => (request ??= restore());

/** Changes some parts of the request, keeps it for the session and calls subscribers. */
export function changeStayRequest(change: Partial<StayRequest>): void {
  request = { ...read(), ...change };
  const { stay, ...guests } = request;
  writeStored('sessionStorage', storageKey, JSON.stringify({ ...stay, ...guests }));
  emit();
}

/** Kept through navigation, reload and a change of language. */
export const stayRequestStore: Store<StayRequest> = { subscribe, read, readOnServer: () => emptyRequest };
