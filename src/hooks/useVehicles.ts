import { vehiclesFromQuery, vehiclesToQuery } from '../domain/stay/extras';
import type { Stay } from '../domain/stay/stay';
import { replaceSearch, useSearch } from './useSearch';

/** The vehicles that the address reckons with, null where it does not ask; with a way to ask for a stay with others, or no more. */
export function useVehicles(): [vehicles: number | null, ask: (vehicles: number | null, stay: Stay) => void] {
  const vehicles = vehiclesFromQuery(useSearch());
  return [
    vehicles,
    (asked, stay) => {
      const search = vehiclesToQuery({ vehicles: asked, stay }, window.location.search);
      if (search !== window.location.search) replaceSearch(search);
    },
  ];
}
