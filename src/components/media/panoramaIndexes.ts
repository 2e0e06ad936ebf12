/** Pictures before the first panorama, and between two of them. */
const before = 5;
const between = 6;

/** Narrower than this, a panorama of 2.35 to 1 would cut too much away. */
const widest = 1.3;

/**
 * Which pictures of a list stand over the whole width: the sixth, then one in every seven; a picture that is too tall leaves the place to the next one.
 * @param ratios width divided by height of each picture, in order
 * @returns indexes, ascending
 */
export function panoramaIndexes(ratios: readonly number[]): number[] {
  return ratios.reduce<number[]>((found, ratio, index) => {
    const last = found.at(-1);
    const due = last === undefined ? index >= before : index > last + between;
    return due && ratio >= widest ? [...found, index] : found;
  }, []);
}
