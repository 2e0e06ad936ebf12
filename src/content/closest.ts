/** Levenshtein distance between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Characters; no name in content is longer. */
const longest = 80;

/** The known name that was probably meant; undefined where none is similar. */
export const closest = (word: string, known: readonly string[]): string | undefined =>
  word.length > longest
    ? undefined
    : known
        .map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }))
        .filter(({ far }) => far <= Math.max(2, word.length / 3))
        .sort((a, b) => a.far - b.far)[0]?.name;

/** The remedy for an unknown name: the closest known one, or other advice. */
export const didYouMean = (near: string | undefined, otherwise: string): string => (near ? `did you mean “${near}”?` : otherwise);
