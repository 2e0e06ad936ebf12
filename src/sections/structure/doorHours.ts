import { ownServices } from './ownServices';

type Hours = Queries.HoursFragment;

/** The hours in which one can walk into a place: what "open now" means for it. All its hours where content tells none of its own services. */
export function doorHours(hours: readonly Hours[]): readonly Hours[] {
  const own = hours.filter(({ service }) => ownServices.includes(service));
  return own.length > 0 ? own : hours;
}
