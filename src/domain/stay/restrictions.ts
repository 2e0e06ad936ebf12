import { addDays, nightsBetween, type PlainDate } from '../time/plainDate';
import type { Stay } from './stay';

/** A rule between two nights, both included: the house takes no guests, or those who arrive stay so many nights at least (docs/hotel-rules.md 2.12). */
export interface Restriction {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Fewest nights of who arrives within it; null for no limit. */
  readonly minNights: number | null;
  /** Whether no night within it may be stayed. */
  readonly closed: boolean | null;
  /** Codes of the room types that it holds for; null for all. */
  readonly rooms: readonly string[] | null;
  /** Why, in a few words. */
  readonly note: string;
}

/** The restrictions that hold for a room type, by its code; without one those of the whole house. */
export const restrictionsFor = (all: readonly Restriction[], room: string | null = null): readonly Restriction[] =>
  all.filter(({ rooms }) => !rooms || (room !== null && rooms.includes(room)));

/** The restriction that closes one of the nights from check-in to the day before check-out, the first in the list; null where all may be stayed. */
export const closedWithin = (restrictions: readonly Restriction[], checkIn: PlainDate, checkOut: PlainDate): Restriction | null =>
  restrictions.find(({ closed, from, to }) => closed && from < checkOut && checkIn <= to) ?? null;

/** The restriction with the most nights at least for who arrives on a day; null where one night will do. */
export const minimumOn = (restrictions: readonly Restriction[], checkIn: PlainDate): Restriction | null =>
  restrictions
    .filter(({ minNights, from, to }) => minNights && from <= checkIn && checkIn <= to)
    .reduce<Restriction | null>((most, one) => ((one.minNights ?? 0) > (most?.minNights ?? 1) ? one : most), null);

/** The fewest nights of who arrives on a day. */
export const fewestNights = (restrictions: readonly Restriction[], checkIn: PlainDate): number => minimumOn(restrictions, checkIn)?.minNights ?? 1;

/** Why nobody may arrive on a day: one of the fewest nights from it is closed; null where one may. */
export const arrivalRestriction = (restrictions: readonly Restriction[], checkIn: PlainDate): Restriction | null =>
  closedWithin(restrictions, checkIn, addDays(checkIn, fewestNights(restrictions, checkIn)));

/** Why a stay as far as it is chosen may not be: its nights are closed or too few, or the only known date cannot be one of a stay; null where it may. */
export function stayRestriction(restrictions: readonly Restriction[], { checkIn, checkOut }: Stay): Restriction | null {
  if (!checkIn) return checkOut ? closedWithin(restrictions, addDays(checkOut, -1), checkOut) : null;
  const ofArrival = arrivalRestriction(restrictions, checkIn);
  if (ofArrival || !checkOut) return ofArrival;
  return nightsBetween(checkIn, checkOut) < fewestNights(restrictions, checkIn)
    ? minimumOn(restrictions, checkIn)
    : closedWithin(restrictions, checkIn, checkOut);
}

/** The shortest stay from the first day on, at or after `from`, on which one may arrive. */
export function firstStay(restrictions: readonly Restriction[], from: PlainDate): Stay {
  let checkIn = from;
  // ends: no restriction holds after the last of them
  while (arrivalRestriction(restrictions, checkIn)) checkIn = addDays(checkIn, 1);
  return { checkIn, checkOut: addDays(checkIn, fewestNights(restrictions, checkIn)) };
}
