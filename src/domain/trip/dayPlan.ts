import { minutesOfStretch } from '../hours/minutesOfStretch';
import type { OpeningHours } from '../hours/openState';
import type { Weekday } from '../hours/weekday';

interface PlaceWithHours {
  readonly slug: string;
  /** None while the hotel has not said. */
  readonly hours: readonly OpeningHours[];
}

export interface PlannedPlace<Place> {
  readonly place: Place;
  /** Its stretches of that day, the earliest first. */
  readonly stretches: readonly OpeningHours[];
  /** Open at some time that day, closed all day, or not known. */
  readonly state: 'open' | 'closed' | 'unknown';
}

/**
 * Places on a weekday: those that open, by when they do, then those whose hours the hotel has not said, then those that stay closed.
 * Equals keep their order.
 */
export function dayPlan<Place extends PlaceWithHours>(places: readonly Place[], weekday: Weekday): PlannedPlace<Place>[] {
  const order = { open: 0, unknown: 1, closed: 2 } as const;
  const opening = ({ stretches: [first] }: PlannedPlace<Place>): number => (first ? minutesOfStretch(first).from : 0);
  return places
    .map((place): PlannedPlace<Place> => {
      const stretches = place.hours.filter(({ days }) => days.includes(weekday)).sort((a, b) => minutesOfStretch(a).from - minutesOfStretch(b).from);
      return { place, stretches, state: stretches.length > 0 ? 'open' : place.hours.length > 0 ? 'closed' : 'unknown' };
    })
    .sort((a, b) => order[a.state] - order[b.state] || opening(a) - opening(b));
}
