import { distance } from 'fastest-levenshtein';

/** The known name that was probably meant; undefined if none is similar. */
export const closest = (word: string, known: readonly string[]): string | undefined =>
  known
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, word.length / 3))
    .sort((a, b) => a.far - b.far)[0]?.name;

export const didYouMean = (near: string): string => `did you mean “${near}”?`;
