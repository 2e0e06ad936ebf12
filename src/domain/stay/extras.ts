import { changedQuery, wholeNumber } from '../pages/query';
import { type Stay, stayToQuery } from './stay';

/** Charges beside the price of a stay, in reais, from `content/stay-rules.json` (docs/hotel-rules.md 4.2, 4.3). */
interface Charges {
  /** Per day per apartment. */
  readonly tourismTax: number;
  /** Per day per vehicle. */
  readonly parking: number;
}

const inCents = (reais: number): number => Math.round(reais * 100);

/**
 * The charges known to be added to the price of a stay. Shown as two lines, never added up, nor added to a price.
 * A day is one night's stay, from check-in to check-out. In reais; parking is zero without a vehicle.
 * @throws RangeError unless all are whole numbers, with at least one day and one apartment
 */
export function knownExtras({ charges, days, apartments, vehicles }: { charges: Charges; days: number; apartments: number; vehicles: number }) {
  const whole = [days, apartments, vehicles].every(Number.isInteger);
  if (!whole || days < 1 || apartments < 1 || vehicles < 0)
    throw new RangeError(`no extras for ${String(days)} days, ${String(apartments)} apartments and ${String(vehicles)} vehicles`);
  return { tourismTax: (inCents(charges.tourismTax) * days * apartments) / 100, parking: (inCents(charges.parking) * days * vehicles) / 100 };
}

/** The query parameter for the number of vehicles, beside those of the stay: `?entrada=2026-12-10&saida=2026-12-13&carros=1`. */
const vehiclesParameter = 'carros';

/** Maximum number of vehicles for which extras are calculated. */
export const maximumVehicles = 9;

/**
 * The number of vehicles in a query; null where it is missing or invalid.
 * @param search the query, with or without its question mark
 */
export const vehiclesFromQuery = (search: string): number | null =>
  wholeNumber(new URLSearchParams(search).get(vehiclesParameter), { from: 0, to: maximumVehicles });

/**
 * The query with a number of vehicles and their stay, with its question mark; without both where `vehicles` is null. Other parameters stay.
 * @param search the present query
 */
export function vehiclesToQuery({ vehicles, stay }: { vehicles: number | null; stay: Stay }, search = ''): string {
  const shown = vehicles === null ? { checkIn: null, checkOut: null } : stay;
  return changedQuery(stayToQuery(shown, search), { [vehiclesParameter]: vehicles });
}
