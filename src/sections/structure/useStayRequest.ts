import { childrenBounds, initialPeople, maximumPeople, minimumPeople } from '../../domain/booking/people';
import { isPlainDate, type PlainDate } from '../../domain/stay/plainDate';
import { moveWithToday, type Stay, stayFromQuery } from '../../domain/stay/stay';
import { createEmitter } from '../../browser/emitter';
import { readStoredJson, store } from '../../browser/storage';
import { useHotelToday } from '../../hooks/useHotelNow';
import { useStore } from '../../hooks/useStore';

/** What the reservation form of the structure page holds. Unlike the booking card it starts without dates: the guest picks them (docs/hotel-rules.md 2.8). */
export interface StayRequest {
  readonly stay: Stay;
  readonly adults: number;
  readonly children: number;
}

const storageKey = 'draft:stay';
const empty: StayRequest = { stay: { checkIn: null, checkOut: null }, adults: initialPeople, children: childrenBounds.minimum };
let request: StayRequest | null = null;
const { subscribe, emit } = createEmitter();

const dateOf = (value: unknown): PlainDate | null => (isPlainDate(value) ? value : null);
const countOf = (value: unknown, { minimum, maximum, otherwise }: { minimum: number; maximum: number; otherwise: number }): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum ? value : otherwise;

/** What was kept; an address that names a stay goes before it. */
function restore(): StayRequest {
  const named = stayFromQuery(window.location.search);
  // it may hold what is not ours: each value is looked at
  const entries = new Map<string, unknown>(Object.entries(readStoredJson('sessionStorage', storageKey) ?? {}));
  return {
    stay: named ?? { checkIn: dateOf(entries.get('checkIn')), checkOut: dateOf(entries.get('checkOut')) },
    adults: countOf(entries.get('adults'), { minimum: minimumPeople, maximum: maximumPeople, otherwise: initialPeople }),
    children: countOf(entries.get('children'), { ...childrenBounds, otherwise: childrenBounds.minimum }),
  };
}

const read = (): StayRequest => (request ??= restore());

function change(part: Partial<StayRequest>): void {
  request = { ...read(), ...part };
  const { stay, ...guests } = request;
  store('sessionStorage', storageKey, JSON.stringify({ ...stay, ...guests }));
  emit();
}

/** The request with a way to change it; it outlives navigation, reload and a change of language, and its dates move along past midnight. */
export function useStayRequest(): { today: PlainDate | null; request: StayRequest; change: (part: Partial<StayRequest>) => void } {
  const today = useHotelToday();
  const current = useStore(subscribe, read, () => empty);
  return { today, request: today ? { ...current, stay: moveWithToday(current.stay, today) } : current, change };
}
