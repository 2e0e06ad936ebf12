import { useMemo } from 'react';
import { initialPeople, maximumPeople, minimumPeople } from '../domain/booking/people';
import { isPlainDate, type PlainDate } from '../domain/stay/plainDate';
import { initialStay, moveWithToday, type Stay, stayFromQuery } from '../domain/stay/stay';
import { createEmitter } from '../browser/emitter';
import { readStoredJson, store } from '../browser/storage';
import { useHotelToday } from './useHotelNow';
import { useStore } from './useStore';

/** The stay a visitor searches for: shared by all cards, kept through navigation and reload, sent nowhere before submit. */
export interface Search {
  readonly stay: Stay;
  readonly people: number;
}

/** The stored search; its stay is null until dates are chosen or cleared. */
interface StoredSearch {
  readonly stay: Stay | null;
  readonly people: number;
}

const storageKey = 'search';
const noDates: Stay = { checkIn: null, checkOut: null };
const initialSearch: StoredSearch = { stay: null, people: initialPeople };
let search: StoredSearch | null = null;
const { subscribe, emit } = createEmitter();

const isDateOrNone = (value: unknown): value is PlainDate | null => value === null || isPlainDate(value);

/** The search from session storage; a stay in the query wins over it. */
function restore(): StoredSearch {
  const named = stayFromQuery(window.location.search);
  const kept = readStoredJson('sessionStorage', storageKey) as { checkIn?: unknown; checkOut?: unknown; people?: unknown } | null;
  if (kept && Number.isInteger(kept.people))
    return {
      stay: named ?? (isDateOrNone(kept.checkIn) && isDateOrNone(kept.checkOut) ? { checkIn: kept.checkIn, checkOut: kept.checkOut } : null),
      people: Math.min(maximumPeople, Math.max(minimumPeople, kept.people as number)),
    };
  return { stay: named, people: initialPeople };
}

function keep(next: StoredSearch): StoredSearch {
  search = next;
  store('sessionStorage', storageKey, JSON.stringify({ ...next.stay, people: next.people }));
  return next;
}

const current = (): StoredSearch => search ?? keep(restore());

function change(part: Partial<Search>): void {
  keep({ ...current(), ...part });
  emit();
}

interface StayInUse {
  /** The hotel's day; null in the server's HTML. */
  readonly today: PlainDate | null;
  /** For the booking card: today and tomorrow until dates are chosen, past dates moved to today; without dates in the server's HTML. */
  readonly search: Search;
  /** The dates that the visitor has chosen; empty before, and once they are past. */
  readonly chosen: Stay;
  readonly change: (part: Partial<Search>) => void;
}

export function useStay(): StayInUse {
  const today = useHotelToday();
  const { stay, people } = useStore(subscribe, current, () => initialSearch);
  const initial = useMemo(() => today && initialStay(today), [today]);
  if (!today || !initial) return { today, search: { stay: noDates, people }, chosen: noDates, change };
  const moved = moveWithToday(stay ?? initial, today);
  return { today, search: { stay: moved, people }, chosen: moved === stay ? stay : noDates, change };
}
