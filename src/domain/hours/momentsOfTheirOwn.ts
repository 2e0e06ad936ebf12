import type { OpeningHours } from './openState';

interface Place<Service extends string> {
  readonly hours: readonly OpeningHours<Service>[];
}

/** The moments of a day, such as the feijoada, that no place keeps hours for by that name: those are to be listed beside the places. */
export function momentsOfTheirOwn<Service extends string, Moment extends Place<Service>>(
  moments: readonly Moment[],
  places: readonly Place<Service>[],
): Moment[] {
  const served = new Set(places.flatMap(({ hours }) => hours.map(({ service }) => service)));
  return moments.filter(({ hours }) => hours.some(({ service }) => !served.has(service)));
}
