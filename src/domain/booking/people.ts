/** Fewest people in a search (docs/hotel-rules.md 2.4). */
export const minimumPeople = 1;

/** Most people in a search (docs/hotel-rules.md 2.4). */
export const maximumPeople = 10;

/** The number of people a search starts with (docs/hotel-rules.md 2.1). */
export const initialPeople = 2;

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** A number after one click of a stepper; a click that would leave its bounds is ignored. */
export function changeCount(count: number, step: 1 | -1, { minimum, maximum }: Bounds): number {
  const next = count + step;
  return next < minimum || next > maximum ? count : next;
}

/** How many children the reservation form of the structure page takes; its bounds follow those of the people (docs/hotel-rules.md 2.8). */
export const childrenBounds = { minimum: 0, maximum: 10 } as const;
