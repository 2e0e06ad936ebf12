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

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

const middle = 50;

/** Two percentages such as "60% 40%", across and down, as numbers. */
function percentages(focus: string | null): [across: number, down: number] {
  const [across = middle, down = middle] = (focus ?? '').split(' ').flatMap((part) => (part ? [Number.parseFloat(part)] : []));
  return [across, down];
}

/**
 * How a picture covers a frame, as CSS's `object-fit: cover` and `object-position` would have it: first scaled, then cut.
 * @param focus the point that stays in view, such as "60% 40%"; the middle when null
 */
export function coverCrop(picture: Size, { frame, focus }: { frame: Size; focus: string | null }): { scaled: Size; cut: Crop } {
  const factor = Math.max(frame.width / picture.width, frame.height / picture.height);
  const scaled = {
    width: Math.max(frame.width, Math.round(picture.width * factor)),
    height: Math.max(frame.height, Math.round(picture.height * factor)),
  };
  const [across, down] = percentages(focus);
  const left = Math.round(((scaled.width - frame.width) * across) / 100);
  const top = Math.round(((scaled.height - frame.height) * down) / 100);
  return { scaled, cut: { left, top, ...frame } };
}
