import { vehiclesFromQuery, vehiclesToQuery } from '../domain/stay/extras';
import type { Stay } from '../domain/stay/stay';
import { replaceQueryString, useQueryString } from './useQueryString';

/** The number of vehicles in the query string, null without one, and its setter. */
export function useVehicles(): [vehicles: number | null, ask: (vehicles: number | null, stay: Stay) => void] {
  const vehicles = vehiclesFromQuery(useQueryString());
  return [
    vehicles,
    (asked, stay) => {
      const search = vehiclesToQuery({ vehicles: asked, stay }, window.location.search);
      if (search !== window.location.search) replaceQueryString(search);
    },
  ];
}
