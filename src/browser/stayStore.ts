import { initialPeople, maximumPeople, minimumPeople } from '../domain/booking/people';
import { isPlainDate, type PlainDate } from '../domain/stay/plainDate';
import { type Stay, stayFromQuery } from '../domain/stay/stay';
import { readStoredJson, writeStored } from './storage';
import { createEmitter, type Store } from './store';

/** The stay that a visitor searches for: shared by all booking cards, kept through navigation and reload, sent nowhere before submit. */
export interface StaySearch {
  readonly stay: Stay;
  readonly people: number;
}

/** The stored search; its stay is null until dates are chosen or cleared. */
interface StoredSearch {
  readonly stay: Stay | null;
  readonly people: number;
}

const storageKey = 'search';
const initialSearch: StoredSearch = { stay: null, people: initialPeople };
let search: StoredSearch | null = null;
const { subscribe, emit } = createEmitter();

const isDateOrNull = (value: unknown): value is PlainDate | null => value === null || isPlainDate(value);

/** The search from session storage; a stay in the query string takes precedence. */
function restore(): StoredSearch {
  const fromQuery = stayFromQuery(window.location.search);
  const stored = readStoredJson('sessionStorage', storageKey) as { checkIn?: unknown; checkOut?: unknown; people?: unknown } | null;
  if (stored && Number.isInteger(stored.people))
    return {
      stay: fromQuery ?? (isDateOrNull(stored.checkIn) && isDateOrNull(stored.checkOut) ? { checkIn: stored.checkIn, checkOut: stored.checkOut } : null),
      people: Math.min(maximumPeople, Math.max(minimumPeople, stored.people as number)),
    };
  return { stay: fromQuery, people: initialPeople };
}

function save(next: StoredSearch): StoredSearch {
  search = next;
  writeStored('sessionStorage', storageKey, JSON.stringify({ ...next.stay, people: next.people }));
  return next;
}

const read = (): StoredSearch => search ?? save(restore());

/** Changes some parts of the search, keeps it in the browser and calls subscribers. */
export function changeStay(change: Partial<StaySearch>): void {
  save({ ...read(), ...change });
  emit();
}

export const stayStore: Store<StoredSearch> = { subscribe, read, readOnServer: () => initialSearch };
