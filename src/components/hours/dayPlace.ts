import type { OpeningHours } from '../../domain/hours/openingHours';

/** A row of the chart of the day. */
export interface DayPlace {
  readonly slug: string;
  readonly name: string;
  readonly hours: readonly OpeningHours[];
}
