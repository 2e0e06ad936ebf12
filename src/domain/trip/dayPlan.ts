import { type DayStretch, dayTimeline } from '../hours/dayShown';
import type { OpeningHours } from '../hours/openingHours';
import type { Weekday } from '../hours/weekday';

interface PlaceWithHours<Stretch> {
  /** None while the hotel has not said. */
  readonly hours: readonly Stretch[];
}

export interface PlannedPlace<Place, Stretch extends OpeningHours> {
  readonly place: Place;
  /** Its stretches of that day, the earliest first. */
  readonly stretches: readonly DayStretch<Stretch>[];
  /** Open at some time that day, closed all day, or not known. */
  readonly state: 'open' | 'closed' | 'unknown';
}

/**
 * Places on a weekday: those that open, by when they do, then those whose hours the hotel has not said, then those that stay closed.
 * Equals keep their order.
 */
export function dayPlan<Place, Stretch extends OpeningHours>(
  places: readonly (Place & PlaceWithHours<Stretch>)[],
  weekday: Weekday,
): PlannedPlace<Place, Stretch>[] {
  const order = { open: 0, unknown: 1, closed: 2 } as const;
  const opening = ({ stretches: [first] }: PlannedPlace<Place, Stretch>): number => first?.from ?? 0;
  return places
    .map((place): PlannedPlace<Place, Stretch> => {
      const stretches = dayTimeline(place.hours, weekday);
      return { place, stretches, state: stretches.length > 0 ? 'open' : place.hours.length > 0 ? 'closed' : 'unknown' };
    })
    .sort((a, b) => order[a.state] - order[b.state] || opening(a) - opening(b));
}
