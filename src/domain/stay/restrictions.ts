import { addDays, nightsBetween, type PlainDate } from '../time/plainDate';
import type { Stay } from './stay';

/** A rule between two nights, both included: the hotel is closed, or arrivals must stay a minimum of nights (docs/hotel-rules.md 2.12). */
export interface Restriction {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** Minimum nights for arrivals within it; null for no limit. */
  readonly minNights: number | null;
  readonly closed: boolean | null;
  /** Codes of the room types that it applies to; null for all. */
  readonly rooms: readonly string[] | null;
  readonly note: string;
}

/** The restrictions for a room type, by its code; without a code those of the whole hotel. */
export const restrictionsFor = (all: readonly Restriction[], room: string | null = null): readonly Restriction[] =>
  all.filter(({ rooms }) => !rooms || (room !== null && rooms.includes(room)));

/** The first restriction that closes a night from check-in to the day before check-out; null if all can be booked. */
export const closedWithin = (restrictions: readonly Restriction[], checkIn: PlainDate, checkOut: PlainDate): Restriction | null =>
  restrictions.find(({ closed, from, to }) => closed && from < checkOut && checkIn <= to) ?? null;

/** The restriction with the highest minimum of nights for arrivals on a day; null if one night is enough. */
export const minimumOn = (restrictions: readonly Restriction[], checkIn: PlainDate): Restriction | null =>
  restrictions
    .filter(({ minNights, from, to }) => minNights && from <= checkIn && checkIn <= to)
    .reduce<Restriction | null>((most, one) => ((one.minNights ?? 0) > (most?.minNights ?? 1) ? one : most), null);

/** The minimum nights for arrivals on a day. */
export const fewestNights = (restrictions: readonly Restriction[], checkIn: PlainDate): number => minimumOn(restrictions, checkIn)?.minNights ?? 1;

/** Why arrivals on a day are not possible: one of the minimum nights is closed; null if they are possible. */
export const arrivalRestriction = (restrictions: readonly Restriction[], checkIn: PlainDate): Restriction | null =>
  closedWithin(restrictions, checkIn, addDays(checkIn, fewestNights(restrictions, checkIn)));

/** Why the chosen dates are not possible: closed or too few nights, or the only known date cannot be part of a stay; null if they are possible. */
export function stayRestriction(restrictions: readonly Restriction[], { checkIn, checkOut }: Stay): Restriction | null {
  if (!checkIn) return checkOut ? closedWithin(restrictions, addDays(checkOut, -1), checkOut) : null;
  const ofArrival = arrivalRestriction(restrictions, checkIn);
  if (ofArrival || !checkOut) return ofArrival;
  return nightsBetween(checkIn, checkOut) < fewestNights(restrictions, checkIn)
    ? minimumOn(restrictions, checkIn)
    : closedWithin(restrictions, checkIn, checkOut);
}

/** The shortest stay on the first possible arrival day at or after `from`. */
export function firstStay(restrictions: readonly Restriction[], from: PlainDate): Stay {
  let checkIn = from;
  // ends, because no restriction applies after the last one
  while (arrivalRestriction(restrictions, checkIn)) checkIn = addDays(checkIn, 1);
  return { checkIn, checkOut: addDays(checkIn, fewestNights(restrictions, checkIn)) };
}
