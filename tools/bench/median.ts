/** The figure below which a share of the figures lies, interpolated between two of them; NaN for none. */
export function quantile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [below = NaN, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below + (above - below) * (place - Math.floor(place));
}

/** The middle figure, or the mean of the middle two; NaN for none. */
export const median = (figures: readonly number[]): number => quantile(figures, 0.5);
