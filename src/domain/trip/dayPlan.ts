import { dayTimeline, type HoursOfDay } from '../hours/dayShown';
import type { OpeningHours } from '../hours/openingHours';
import type { Weekday } from '../time/plainDate';

interface PlaceWithHours<Hours> {
  /** Empty while the hours are not known. */
  readonly hours: readonly Hours[];
}

export interface PlannedPlace<Place, Hours extends OpeningHours> {
  readonly place: Place;
  /** Its hours on that day, the earliest first. */
  readonly hours: readonly HoursOfDay<Hours>[];
  /** Open at some time that day, closed all day, or not known. */
  readonly state: 'open' | 'closed' | 'unknown';
}

/** Places on a weekday: those that open, by opening time, then those without known hours, then those that are closed; otherwise in their order. */
export function dayPlan<Place, Hours extends OpeningHours>(places: readonly (Place & PlaceWithHours<Hours>)[], weekday: Weekday): PlannedPlace<Place, Hours>[] {
  const order = { open: 0, unknown: 1, closed: 2 } as const;
  const opening = ({ hours: [first] }: PlannedPlace<Place, Hours>): number => first?.from ?? 0;
  return places
    .map((place): PlannedPlace<Place, Hours> => {
      const hours = dayTimeline(place.hours, weekday);
      return { place, hours, state: hours.length > 0 ? 'open' : place.hours.length > 0 ? 'closed' : 'unknown' };
    })
    .sort((a, b) => order[a.state] - order[b.state] || opening(a) - opening(b));
}
