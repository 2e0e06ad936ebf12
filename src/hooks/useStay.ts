import { useMemo } from 'react';
import { changeStay, stayStore, type StaySearch } from '../browser/stayStore';
import type { PlainDate } from '../domain/stay/plainDate';
import { initialStay, moveWithToday, type Stay } from '../domain/stay/stay';
import { useHotelToday } from './useHotelNow';
import { useStore } from './useStore';

const noDates: Stay = { checkIn: null, checkOut: null };

interface StayInUse {
  /** The hotel's date; null in the server's HTML. */
  readonly today: PlainDate | null;
  /** For the booking card: today and tomorrow until dates are chosen, past dates moved to today; without dates in the server's HTML. */
  readonly search: StaySearch;
  /** The dates that the visitor has chosen; empty before, and once they are past. */
  readonly chosen: Stay;
  readonly change: (change: Partial<StaySearch>) => void;
}

/** The stay that the visitor searches for. */
export function useStay(): StayInUse {
  const today = useHotelToday();
  const { stay, people } = useStore(stayStore);
  const initial = useMemo(() => today && initialStay(today), [today]);
  if (!today || !initial) return { today, search: { stay: noDates, people }, chosen: noDates, change: changeStay };
  const moved = moveWithToday(stay ?? initial, today);
  return { today, search: { stay: moved, people }, chosen: moved === stay ? stay : noDates, change: changeStay };
}
