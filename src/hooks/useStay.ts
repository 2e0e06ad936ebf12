import { initialPeople, maximumPeople, minimumPeople } from '../domain/booking/people';
import type { PlainDate } from '../domain/stay/plainDate';
import type { Stay } from '../domain/stay/stay';
import { hotelToday } from '../domain/stay/hotelToday';
import { initialStay } from '../domain/stay/initialStay';
import { moveWithToday } from '../domain/stay/moveWithToday';
import { isPlainDate } from '../domain/stay/plainDate';
import { stayFromQuery } from '../domain/stay/stayFromQuery';
import { hotelTimeZone } from '../site';
import { followers } from './followers';
import { hotelClock } from './hotelClock';
import { useHotelToday } from './useHotelToday';
import { useStore } from './useStore';

/** The stay a visitor is looking for: shared by all cards, kept through navigation and reload, never sent anywhere before submit. */
export interface Search {
  readonly stay: Stay;
  readonly people: number;
}

const storageKey = 'search';
const empty: Search = { stay: { checkIn: null, checkOut: null }, people: initialPeople };
let search: Search | null = null;
const { follow, tell } = followers();

const isDateOrNone = (value: unknown): value is PlainDate | null => value === null || isPlainDate(value);

/** What was kept; an address that names a stay goes before it. */
function restore(today: PlainDate): Search {
  const named = stayFromQuery(window.location.search);
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as { checkIn?: unknown; checkOut?: unknown; people?: unknown } | null;
    if (kept && isDateOrNone(kept.checkIn) && isDateOrNone(kept.checkOut) && Number.isInteger(kept.people))
      return {
        stay: named ?? { checkIn: kept.checkIn, checkOut: kept.checkOut },
        people: Math.min(maximumPeople, Math.max(minimumPeople, kept.people as number)),
      };
  } catch {
    // storage may be closed to us: then the stay starts afresh
  }
  return { stay: named ?? initialStay(today), people: initialPeople };
}

function keep(next: Search): Search {
  search = next;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...next.stay, people: next.people }));
  } catch {
    // see restore
  }
  return next;
}

const current = (): Search => search ?? keep(restore(hotelToday(hotelClock(), hotelTimeZone)));

function change(part: Partial<Search>): void {
  keep({ ...current(), ...part });
  tell();
}

/** The stay and people of the search, with a way to change them; empty in the server's HTML, today and tomorrow after it. Its dates move along past midnight. */
export function useStay(): { today: PlainDate | null; search: Search; change: (part: Partial<Search>) => void } {
  const today = useHotelToday();
  const kept = useStore(follow, current, () => empty);
  return { today, search: today ? { ...kept, stay: moveWithToday(kept.stay, today) } : kept, change };
}
