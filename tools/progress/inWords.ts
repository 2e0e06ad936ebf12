/** How long something took. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** How long the rest takes, as a person would say it. */
export function leftInWords(secondsLeft: number): string {
  if (secondsLeft >= 90) return `about ${Math.round(secondsLeft / 60)} min left`;
  if (secondsLeft > 10) return `about ${Math.ceil(secondsLeft / 10) * 10} s left`;
  return 'a few seconds left';
}

/** How long something will take, before it begins. */
export const durationInWords = (expected: number): string =>
  expected >= 90 ? `about ${Math.round(expected / 60)} min` : `about ${Math.max(1, Math.ceil(expected / 10)) * 10} s`;
