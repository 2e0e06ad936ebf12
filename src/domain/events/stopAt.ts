/** The index of the last stop that is not beyond a number of guests: where the slider stands. */
export const stopAt = (stops: readonly number[], guests: number): number =>
  Math.max(
    0,
    stops.findLastIndex((stop) => stop <= guests),
  );
