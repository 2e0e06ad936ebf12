import { changedQuery, wholeNumber } from '../pages/query';
import type { QueryState } from '../pages/queryState';
import { noDates, type Stay, stayToQuery } from './stay';

/** Charges beside the price of a stay, in reais, from `content/stay-rules.json` (docs/hotel-rules.md 4.2, 4.3); null for one that the hotel has not. */
interface Charges {
  /** Per day per apartment. */
  readonly tourismTax: number | null;
  /** Per day per vehicle. */
  readonly parking: number | null;
}

const inCents = (reais: number): number => Math.round(reais * 100);

/**
 * The charges known to be added to the price of a stay in one apartment. Shown as two lines, never added up, nor added to a price; null for a charge that the hotel has not.
 * A day is one night's stay, from check-in to check-out. In reais; parking is zero without a vehicle.
 */
export const knownExtras = ({ charges, days, vehicles }: { charges: Charges; days: number; vehicles: number }) => ({
  tourismTax: charges.tourismTax && (inCents(charges.tourismTax) * days) / 100,
  parking: charges.parking && (inCents(charges.parking) * days * vehicles) / 100,
});

/** Maximum number of vehicles for which extras are calculated. */
export const maximumVehicles = 9;

/** The query of a number of vehicles, with the stay that it is for: `?entrada=2026-12-10&saida=2026-12-13&carros=1`; without both where the number is null. */
export const vehiclesQuery = (stay: Stay): QueryState<number | null> => ({
  read: (search) => wholeNumber(new URLSearchParams(search).get('carros'), { from: 0, to: maximumVehicles }),
  write: (vehicles, search = '') => changedQuery(stayToQuery(vehicles === null ? noDates : stay, search), { carros: vehicles }),
});
