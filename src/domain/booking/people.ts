/** Fewest people in a search (specification §5 and §9). */
export const minimumPeople = 1;

/** Most people in a search (specification §5 and §9). */
export const maximumPeople = 10;

/** The number of people a search starts with (specification §3 and §9). */
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

/** How many children the reservation form of the structure page takes; the specification gives no bounds, so they follow those of the people. */
export const childrenBounds = { minimum: 0, maximum: 10 } as const;
