interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

/** A number after one click of a stepper; a click that would leave its bounds is ignored. */
export function changeCount(count: number, step: 1 | -1, { minimum, maximum }: Bounds): number {
  const next = count + step;
  return next < minimum || next > maximum ? count : next;
}
