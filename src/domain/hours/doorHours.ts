import type { OpeningHours } from './openState';
import { ownServices } from './ownServices';

/** The hours in which one can walk into a place: what "open now" means for it. All its hours where content tells none of its own services. */
export function doorHours<Hours extends OpeningHours>(hours: readonly Hours[]): readonly Hours[] {
  const own = hours.filter(({ service }) => ownServices.includes(service));
  return own.length > 0 ? own : hours;
}
