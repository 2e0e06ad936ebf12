import { mainHours, type PlaceHours } from '../hours/hoursOn';
import { openState } from '../hours/openingHours';
import type { WallClock } from '../time/clock';

export interface MapFilters {
  readonly open: boolean;
  readonly withChildren: boolean;
}

export const noFilters: MapFilters = { open: false, withChildren: false };

interface FilteredPlace extends PlaceHours {
  readonly withChildren: boolean | null;
}

/**
 * The places that pass the filters, in their order. A place without known hours is not open.
 * @param now null until known: the filter for open places then has no effect
 */
export const placesShown = <Place extends FilteredPlace>(places: readonly Place[], filters: MapFilters, now: WallClock | null): Place[] =>
  places.filter((place) => (!filters.open || !now || openState(mainHours(place), now).open) && (!filters.withChildren || place.withChildren === true));

/** A point of the map picture, as fractions of its width and height from the upper left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** CSS pixels: the smallest size at which the map is drawn, and the side of a marker's touch target (src/sections/map/ResortMap.module.css). */
const smallestMap = { width: 960, height: 640 };
const markerSize = 44;

/** Whether the touch targets of two markers overlap on the smallest map. */
export const markersOverlap = (one: MapPoint, other: MapPoint): boolean =>
  Math.abs(one.x - other.x) * smallestMap.width < markerSize && Math.abs(one.y - other.y) * smallestMap.height < markerSize;
