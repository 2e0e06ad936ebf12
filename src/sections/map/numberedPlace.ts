/** A place with the number of its marker. */
export type NumberedPlace = Queries.ResortMapFragment['places'][number] & {
  readonly number: number;
  /** Walking minutes from the chosen start; undefined unless the hotel has measured its paths. */
  readonly minutes: number | undefined;
};

/** The large picture: not requested, requested, or failed to load. */
export type LargePicture = 'none' | 'wanted' | 'missing';

/** Id of a place's entry in the list, which its marker links to. */
export const entryId = (number: number): string => `mapa-${number}`;
