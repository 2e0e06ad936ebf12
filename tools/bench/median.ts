/** The middle figure, or the mean of the middle two; NaN for none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [below = NaN, above = NaN] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (below + above) / 2;
}
