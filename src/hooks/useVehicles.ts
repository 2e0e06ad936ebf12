import { vehiclesFromQuery, vehiclesToQuery } from '../domain/stay/extras';
import type { Stay } from '../domain/stay/stay';
import { replaceSearch, useSearch } from './useSearch';

/** The number of vehicles in the query, null without one, and its setter. */
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
