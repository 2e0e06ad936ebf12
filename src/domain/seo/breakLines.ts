interface LineMeasure {
  /** How wide a text stands, in the unit of `width`. */
  readonly widthOf: (text: string) => number;
  /** The widest that a line may be. A single word that is wider stands alone. */
  readonly width: number;
}

const breakable = / +/;

/** Fills each line before it begins the next. */
function fill(words: readonly string[], { widthOf, width }: LineMeasure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Breaks a text into as few lines as it needs, as even as they can be: the widest one is as narrow as possible. It breaks at spaces, never at those
 * that hold words together, such as French has them before a colon.
 */
export function breakLines(text: string, { widthOf, width }: LineMeasure): string[] {
  const words = text.split(breakable).filter(Boolean);
  const first = fill(words, { widthOf, width });
  const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map(widthOf));
  let lines = first;
  for (;;) {
    const narrower = fill(words, { widthOf, width: widest(lines) - 1 });
    if (narrower.length > first.length || widest(narrower) >= widest(lines)) return lines;
    lines = narrower;
  }
}
