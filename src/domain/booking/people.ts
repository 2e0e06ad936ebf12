/** Number of people in a search (docs/hotel-rules.md 2.4). */
export const peopleBounds = { minimum: 1, maximum: 10 } as const;
export const maximumPeople = peopleBounds.maximum;

/** The initial number of people in a search (docs/hotel-rules.md 2.1). */
export const initialPeople = 2;

/** The count after a click on a stepper; a click that would exceed its bounds is ignored. */
export function changeCount(count: number, step: 1 | -1, { minimum, maximum }: { minimum: number; maximum: number }): number {
  const next = count + step;
  return next < minimum || next > maximum ? count : next;
}

/** Number of children in the reservation form of the structure page, in addition to the adults (docs/hotel-rules.md 2.8). */
export const childrenBounds = { minimum: 0, maximum: 10 } as const;
