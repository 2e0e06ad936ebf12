import { type HoursOfDay, hoursOn, type PlaceHours } from '../hours/hoursOn';
import type { PlainDate } from '../time/plainDate';

export interface PlannedPlace<Place> {
  readonly place: Place;
  readonly hours: readonly HoursOfDay[];
  readonly state: 'open' | 'closed' | 'unknown';
}

/** Places on a day: those that open, by opening time, then those without known hours, then those that are closed; otherwise in their order. */
export function dayPlan<Place extends PlaceHours>(places: readonly Place[], date: PlainDate): PlannedPlace<Place>[] {
  const order = { open: 0, unknown: 1, closed: 2 } as const;
  const opening = ({ hours: [first] }: PlannedPlace<Place>): number => first?.from ?? 0;
  return places
    .map((place): PlannedPlace<Place> => {
      const { hours, closed } = hoursOn(place, date);
      return { place, hours, state: closed === null ? 'unknown' : closed ? 'closed' : 'open' };
    })
    .sort((a, b) => order[a.state] - order[b.state] || opening(a) - opening(b));
}
