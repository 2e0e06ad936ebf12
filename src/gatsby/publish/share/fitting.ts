interface LineMeasure {
  /** The width of a text, in the unit of `width`. */
  readonly widthOf: (text: string) => number;
  /** Maximum width of a line. A single word that is wider has a line of its own. */
  readonly width: number;
}

const breakable = / +/;

/** Fills each line before starting the next. */
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
 * Breaks a text into as few lines as possible, balanced so that the widest line is as narrow as possible. It breaks at spaces, never at no-break spaces,
 * such as those before a French colon.
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

const middle = 50;

/** Two percentages such as "60% 40%", horizontal and vertical, as numbers. */
function percentages(focus: string | null): [across: number, down: number] {
  const [across = middle, down = middle] = (focus ?? '').split(' ').flatMap((part) => (part ? [Number.parseFloat(part)] : []));
  return [across, down];
}

/**
 * How a picture is scaled, then cropped, to cover a frame, as CSS's `object-fit: cover` and `object-position` do.
 * @param focus the point to keep in view, such as "60% 40%"; the middle when null
 */
export function coverCrop(picture: Size, { frame, focus }: { frame: Size; focus: string | null }) {
  const factor = Math.max(frame.width / picture.width, frame.height / picture.height);
  const scaled = {
    width: Math.max(frame.width, Math.round(picture.width * factor)),
    height: Math.max(frame.height, Math.round(picture.height * factor)),
  };
  const [across, down] = percentages(focus);
  const left = Math.round(((scaled.width - frame.width) * across) / 100);
  const top = Math.round(((scaled.height - frame.height) * down) / 100);
  return { scaled, crop: { left, top, ...frame } };
}
