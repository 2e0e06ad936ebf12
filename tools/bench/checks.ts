/** One limit of a benchmark, held against each of the things that were measured. */
export interface Check<Measured> {
  /** What must hold, in words. */
  readonly words: string;
  /** The figure that is held against the limit; undefined where this thing has none. */
  readonly figure: (measured: Measured) => number | undefined;
  /** The most that the figure may be. A figure that could not be measured (NaN) fails. */
  readonly most: number;
  readonly unit: string;
  /** Digits after the point; none when left out. */
  readonly digits?: number;
}

export interface Verdict {
  readonly words: string;
  readonly holds: boolean;
  /** How many things have this figure, and how many of them keep the limit. */
  readonly of: number;
  readonly kept: number;
  /** The figure furthest from the limit, with its unit, and whose it is. */
  readonly worst: string;
}

interface Named {
  readonly name: string;
}

/** Holds every limit against everything measured. A limit that nothing has a figure for is left out. */
export function judge<Measured extends Named>(checks: readonly Check<Measured>[], measured: readonly Measured[]): Verdict[] {
  return checks.flatMap(({ words, figure, most, unit, digits = 0 }) => {
    const figures = measured.flatMap((one) => {
      const value = figure(one);
      return value === undefined ? [] : [{ name: one.name, value }];
    });
    const worst = figures.reduce<(typeof figures)[number] | undefined>(
      (far, one) => (far && !(one.value > far.value || Number.isNaN(one.value)) ? far : one),
      undefined,
    );
    if (!worst) return [];
    const kept = figures.filter(({ value }) => value <= most).length;
    const shown = Number.isNaN(worst.value) ? 'not measured' : `${worst.value.toFixed(digits)}${unit && ` ${unit}`}`;
    return [{ words, holds: kept === figures.length, of: figures.length, kept, worst: `${shown} (${worst.name})` }];
  });
}

/** Each verdict as a row: the mark, the limit, how many keep it, the worst. */
export const verdictRows = (verdicts: readonly Verdict[]): string[][] => [
  ['', 'Limit', 'Kept by', 'Worst'],
  ...verdicts.map(({ words, holds, of, kept, worst }) => [holds ? '✓' : '✗', words, `${kept} of ${of}`, worst]),
];
