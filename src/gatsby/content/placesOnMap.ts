import type { KindName } from './kinds';

/** What can stand on the map of the resort: a place of it means the file of one of these kinds by its slug. */
export const placesOnMap = ['Restaurant', 'Bar', 'DiningMoment', 'Facility', 'EventSpace', 'Room'] as const satisfies readonly KindName[];
