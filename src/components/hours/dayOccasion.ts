/** An event on one day of each year. */
export interface DayOccasion {
  readonly name: string;
  /** A sentence with its hours. */
  readonly intro: string;
  /** Its page, if it has one. */
  readonly path: string | null;
  readonly annualDay: { readonly month: number; readonly day: number } | null;
}
