import { queryText, wholeNumber } from '../pages/query';
import type { Stay } from './stay';
import { stayToQuery } from './stayQuery';

/** What `content/stay-rules.json` charges beside the price of a stay, in reais (docs/hotel-rules.md 4.2, 4.3). */
interface Charges {
  /** Per day per apartment. */
  readonly tourismTax: number;
  /** Per day per vehicle. */
  readonly parking: number;
}

interface KnownExtras {
  /** Reais. */
  readonly tourismTax: number;
  /** Reais; zero without a vehicle. */
  readonly parking: number;
}

const inCents = (reais: number): number => Math.round(reais * 100);

/**
 * What is known to be added to the price of a stay, as two lines that are never folded into one or into a price.
 * A day is one night's stay, from check-in to check-out.
 * @throws RangeError for anything but whole numbers, of which days and apartments are at least one
 */
export function knownExtras({ charges, days, apartments, vehicles }: { charges: Charges; days: number; apartments: number; vehicles: number }): KnownExtras {
  const whole = [days, apartments, vehicles].every(Number.isInteger);
  if (!whole || days < 1 || apartments < 1 || vehicles < 0)
    throw new RangeError(`no extras for ${String(days)} days, ${String(apartments)} apartments and ${String(vehicles)} vehicles`);
  return { tourismTax: (inCents(charges.tourismTax) * days * apartments) / 100, parking: (inCents(charges.parking) * days * vehicles) / 100 };
}

/** The address parameter that asks what a stay with so many vehicles adds: `?entrada=2026-12-10&saida=2026-12-13&carros=1`. */
export const vehiclesParameter = 'carros';

/** The most that a stay is reckoned with. */
export const maximumVehicles = 9;

/**
 * How many vehicles an address reckons with; null where it does not ask.
 * @param search the query, with or without its question mark
 */
export const vehiclesFromQuery = (search: string): number | null =>
  wholeNumber(new URLSearchParams(search).get(vehiclesParameter), { from: 0, to: maximumVehicles });

/**
 * The query that asks what vehicles add to a stay, with its question mark; without vehicles nothing of it is left.
 * @param search the query of the address so far
 */
export function vehiclesToQuery({ vehicles, stay }: { vehicles: number | null; stay: Stay }, search = ''): string {
  const query = new URLSearchParams(stayToQuery(vehicles === null ? { checkIn: null, checkOut: null } : stay, search));
  if (vehicles === null) query.delete(vehiclesParameter);
  else query.set(vehiclesParameter, String(vehicles));
  return queryText(query);
}
