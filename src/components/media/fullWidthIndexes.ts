/** Pictures before the first one over the full width, and between two of them. */
const before = 5;
const between = 6;

/** Minimum aspect ratio: narrower pictures would lose too much when cropped to 2.35:1. */
const minimumRatio = 1.3;

/**
 * Which pictures of a list take the full width: the sixth, then one in seven; the next one if a picture is too tall.
 * @param ratios width divided by height of each picture, in order
 * @returns indexes, ascending
 */
export function fullWidthIndexes(ratios: readonly number[]): number[] {
  return ratios.reduce<number[]>((found, ratio, index) => {
    const last = found.at(-1);
    const due = last === undefined ? index >= before : index > last + between;
    return due && ratio >= minimumRatio ? [...found, index] : found;
  }, []);
}
