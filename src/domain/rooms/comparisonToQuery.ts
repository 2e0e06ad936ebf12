import { comparisonParameter, maximumCompared } from './comparison';

/** The query that asks to compare rooms, with its question mark: the first four, in order; empty where there are none. */
export const comparisonToQuery = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '' : `?${comparisonParameter}=${slugs.slice(0, maximumCompared).map(encodeURIComponent).join(',')}`;
