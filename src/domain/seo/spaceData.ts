import { largestCapacity } from '../events/largestCapacity';
import type { Capacities } from '../events/layout';
import type { Thing } from './thing';

interface SpaceFacts {
  readonly name: string;
  readonly capacities: Capacities;
  readonly variants: readonly { readonly capacity: number }[];
}

/** A hall or place for events, with the most guests that any layout holds; without, where no figure is given. */
export const spaceData = (space: SpaceFacts, { url }: { url: string }): Thing => ({
  '@type': 'EventVenue',
  name: space.name,
  url,
  maximumAttendeeCapacity: largestCapacity([space]) || undefined,
});
