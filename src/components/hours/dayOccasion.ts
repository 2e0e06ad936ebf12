/** Something that the resort holds on one day of each year, such as the party. */
export interface DayOccasion {
  readonly name: string;
  /** In a sentence, with its hours. */
  readonly intro: string;
  /** Its page, if it has one. */
  readonly path: string | null;
  readonly annualDay: { readonly month: number; readonly day: number } | null;
}
