/** A place with the number of its marker. */
export type NumberedPlace = Queries.ResortMapFragment['places'][number] & {
  readonly number: number;
  /** Minutes of walking from where the guest sleeps; undefined unless the hotel has measured its paths. */
  readonly minutes: number | undefined;
};

/** Where the large picture stands: not asked for, on its way or there, or missing. */
export type LargePicture = 'none' | 'wanted' | 'missing';

/** A marker leads to the entry of its place in the list. */
export const entryId = (number: number): string => `mapa-${number}`;
