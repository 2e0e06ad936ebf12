/** One limit of a benchmark, applied to each of the things that were measured. */
export interface Check<Measured> {
  readonly label: string;
  /** The measured value; undefined where this thing has none. */
  readonly value: (measured: Measured) => number | undefined;
  /** The highest value that passes. One that could not be measured (NaN) fails. */
  readonly max: number;
  readonly unit: string;
  /** Decimal places; default 0. */
  readonly digits?: number;
}

export type Verdict = ReturnType<typeof evaluate>[number];

/**
 * Applies every check to everything measured. A check that nothing has a value for is left out.
 * @returns how many things have a value, how many of them are within the limit, and the worst with its unit and the name of the thing
 */
export function evaluate<Measured extends { readonly name: string }>(checks: readonly Check<Measured>[], measured: readonly Measured[]) {
  return checks.flatMap(({ label, value: valueOf, max, unit, digits = 0 }) => {
    const values = measured.flatMap((one) => {
      const value = valueOf(one);
      return value === undefined ? [] : [{ name: one.name, value }];
    });
    // NaN counts as worse than any number
    const worst = values.reduce<(typeof values)[number] | undefined>(
      (far, one) => (far && !(one.value > far.value || Number.isNaN(one.value)) ? far : one),
      undefined,
    );
    if (!worst) return [];
    const passed = values.filter(({ value }) => value <= max).length;
    const shown = Number.isNaN(worst.value) ? 'not measured' : `${worst.value.toFixed(digits)}${unit && ` ${unit}`}`;
    return [{ label, passes: passed === values.length, total: values.length, passed, worst: `${shown} (${worst.name})` }];
  });
}

/** Each verdict as a table row: the mark, the limit, how many pass, the worst. */
export const verdictRows = (verdicts: readonly Verdict[]): string[][] => [
  ['', 'Limit', 'Passed', 'Worst'],
  ...verdicts.map(({ label, passes, total, passed, worst }) => [passes ? '✓' : '✗', label, `${passed} of ${total}`, worst]),
];
