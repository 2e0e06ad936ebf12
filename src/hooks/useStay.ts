import { useMemo } from 'react';
import { initialPeople, maximumPeople, minimumPeople } from '../domain/booking/people';
import { isPlainDate, type PlainDate } from '../domain/stay/plainDate';
import { initialStay, moveWithToday, type Stay } from '../domain/stay/stay';
import { stayFromQuery } from '../domain/stay/stayQuery';
import { createEmitter } from '../browser/emitter';
import { readStoredJson, store } from '../browser/storage';
import { useHotelToday } from './useHotelToday';
import { useStore } from './useStore';

/** The stay a visitor is looking for: shared by all cards, kept through navigation and reload, never sent anywhere before submit. */
export interface Search {
  readonly stay: Stay;
  readonly people: number;
}

/** What the visitor has told; a stay is null until dates have been chosen, or cleared. */
interface Told {
  readonly stay: Stay | null;
  readonly people: number;
}

const storageKey = 'search';
const noDates: Stay = { checkIn: null, checkOut: null };
const nothing: Told = { stay: null, people: initialPeople };
let told: Told | null = null;
const { subscribe, emit } = createEmitter();

const isDateOrNone = (value: unknown): value is PlainDate | null => value === null || isPlainDate(value);

/** What was kept; an address that names a stay goes before it. */
function restore(): Told {
  const named = stayFromQuery(window.location.search);
  const kept = readStoredJson('sessionStorage', storageKey) as { checkIn?: unknown; checkOut?: unknown; people?: unknown } | null;
  if (kept && Number.isInteger(kept.people))
    return {
      stay: named ?? (isDateOrNone(kept.checkIn) && isDateOrNone(kept.checkOut) ? { checkIn: kept.checkIn, checkOut: kept.checkOut } : null),
      people: Math.min(maximumPeople, Math.max(minimumPeople, kept.people as number)),
    };
  return { stay: named, people: initialPeople };
}

function keep(next: Told): Told {
  told = next;
  store('sessionStorage', storageKey, JSON.stringify({ ...next.stay, people: next.people }));
  return next;
}

const current = (): Told => told ?? keep(restore());

function change(part: Partial<Search>): void {
  keep({ ...current(), ...part });
  emit();
}

interface StayInUse {
  /** The hotel's day; null in the server's HTML. */
  readonly today: PlainDate | null;
  /** The search of the booking card: empty in the server's HTML; after it today and tomorrow, until dates are chosen. They move along past midnight. */
  readonly search: Search;
  /** The dates that the visitor has chosen; empty until then, and once they are over. */
  readonly chosen: Stay;
  readonly change: (part: Partial<Search>) => void;
}

/** The stay and people that the visitor looks for, with a way to change them. */
export function useStay(): StayInUse {
  const today = useHotelToday();
  const { stay, people } = useStore(subscribe, current, () => nothing);
  const initial = useMemo(() => today && initialStay(today), [today]);
  if (!today || !initial) return { today, search: { stay: noDates, people }, chosen: noDates, change };
  const moved = moveWithToday(stay ?? initial, today);
  return { today, search: { stay: moved, people }, chosen: moved === stay ? stay : noDates, change };
}
