import type { HotelNow } from '../hours/hotelNow';
import { doorHours, type OpeningHours, openState } from '../hours/openingHours';

/** What a guest wants of the places on the map; all of what is true at once. */
export interface MapFilters {
  readonly open: boolean;
  readonly withChildren: boolean;
  readonly stepFree: boolean;
}

export const noFilters: MapFilters = { open: false, withChildren: false, stepFree: false };

interface FilteredPlace {
  readonly slug: string;
  readonly hours: readonly OpeningHours[];
  readonly withChildren: boolean | null;
}

interface Known {
  /** Null while the hour is not known: nothing is left out then. */
  readonly now: Pick<HotelNow, 'weekday' | 'minutes'> | null;
  /** Slugs of the places that are reached without a step. */
  readonly stepFree: readonly string[];
}

/** The places that pass, in their order. One whose hours are not known is not open. */
export const placesShown = <Place extends FilteredPlace>(places: readonly Place[], filters: MapFilters, { now, stepFree }: Known): Place[] =>
  places.filter(
    ({ slug, hours, withChildren }) =>
      (!filters.open || !now || openState(doorHours(hours), now).open) &&
      (!filters.withChildren || withChildren === true) &&
      (!filters.stepFree || stepFree.includes(slug)),
  );
