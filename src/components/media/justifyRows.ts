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

interface Justification {
  /** Target aspect ratios (width / height) of the rows, in turn: a low one means few, large pictures. */
  readonly targets: readonly number[];
  /** Maximum number of pictures in a row; default: any number. */
  readonly most?: number;
  /** Indexes of pictures over the full width, ascending. */
  readonly alone?: readonly number[];
  /** Number of pictures in a portion: no row crosses the end of one, so that they can be shown one after another. */
  readonly portion?: number;
}

interface Way {
  readonly cost: number;
  readonly rows: readonly number[];
}

/** The row lengths closest to the targets (least squares). */
function rowLengths(ratios: readonly number[], targets: readonly number[], most: number): readonly number[] {
  const ways: (Way | undefined)[][] = [[{ cost: 0, rows: [] }]];
  for (let end = 1; end <= ratios.length; end += 1) {
    const here: (Way | undefined)[] = [];
    for (let start = 0, width = ratios.slice(0, end).reduce((sum, ratio) => sum + ratio, 0); start < end; width -= ratios[start] ?? 0, start += 1)
      ways[start]?.forEach((way, turn) => {
        if (!way || end - start > most) return;
        const cost = way.cost + (width - (targets[turn] ?? 3)) ** 2;
        const next = (turn + 1) % targets.length;
        if (cost < (here[next]?.cost ?? Infinity)) here[next] = { cost, rows: [...way.rows, end - start] };
      });
    ways.push(here);
  }
  const last = ways.at(-1)?.filter((way) => way !== undefined) ?? [];
  return last.reduce((best, way) => (way.cost < best.cost ? way : best), last[0] ?? { cost: 0, rows: [] }).rows;
}

/**
 * Arranges pictures in rows of similar aspect ratios, all of them filled.
 * @param ratios width divided by height of each picture, in order
 * @returns for each picture the number of pictures in its row, and its share of the row's width
 */
export function justifyRows(
  ratios: readonly number[],
  { targets, most = Infinity, alone = [], portion = Infinity }: Justification,
): { readonly count: number; readonly share: number }[] {
  const isBreak = (index: number): boolean => alone.includes(index) || alone.includes(index - 1) || index % portion === 0;
  const starts = ratios.flatMap((_, index) => (index === 0 || isBreak(index) ? [index] : []));
  return starts.flatMap((start, place) => {
    const run = ratios.slice(start, starts[place + 1]);
    let from = 0;
    return rowLengths(run, targets, most).flatMap((count) => {
      const row = run.slice(from, (from += count));
      const width = row.reduce((sum, ratio) => sum + ratio, 0);
      return row.map((ratio) => ({ count, share: ratio / width }));
    });
  });
}
