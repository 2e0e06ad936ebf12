import type { KindName } from './kinds';

/** The kinds that can be on the map of the resort: a place of the map refers to a file of one of them by its slug. */
export const placesOnMap = ['Restaurant', 'Bar', 'DiningMoment', 'Facility', 'EventSpace', 'Room'] as const satisfies readonly KindName[];
