/** A duration to a tenth of a second, such as `3.2 s`. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The remaining time, rounded: `about 3 min left`. */
export function leftInWords(secondsLeft: number): string {
  if (secondsLeft >= 90) return `about ${Math.round(secondsLeft / 60)} min left`;
  if (secondsLeft > 10) return `about ${Math.ceil(secondsLeft / 10) * 10} s left`;
  return 'a few seconds left';
}

/** An expected duration, rounded: `about 50 s`. @param expected seconds */
export const durationInWords = (expected: number): string =>
  expected >= 90 ? `about ${Math.round(expected / 60)} min` : `about ${Math.max(1, Math.ceil(expected / 10)) * 10} s`;
