import { distance } from 'fastest-levenshtein';

/** The known name that was probably meant; undefined if none is similar. */
export const closest = (word: string, known: readonly string[]): string | undefined =>
  known
    .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(2, word.length / 3))
    .sort((a, b) => a.far - b.far)[0]?.name;

/** The remedy for an unknown name: the closest known one, or other advice. */
export const didYouMean = (near: string | undefined, otherwise: string): string => (near ? `did you mean “${near}”?` : otherwise);
