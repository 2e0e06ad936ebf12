import type { OpeningHours } from '../../domain/hours/openingHours';

/** A row of a day at the resort. */
export interface DayPlace {
  readonly slug: string;
  readonly name: string;
  readonly hours: readonly OpeningHours[];
}
