/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A `focus` of content: the picture is a plan or a drawing, which is shown whole, on paper, where others are cropped. */
export const whole = 'whole';

/** Where an upright picture shows its upper third in the middle of a wide place: heads are there. In percent, as `object-position` counts. */
const upper = 20;

/**
 * The point of a picture that stays in view when it is cropped, across and down, in percent: that of content, such as `60% 40%`, else the middle, of an upright
 * picture the upper third.
 */
export function focusOf(focus: string | null | undefined, { width, height }: Size): readonly [across: number, down: number] {
  const [across = 50, down = height > width ? upper : 50] = focus?.match(/\d+/g)?.map(Number) ?? [];
  return [across, down];
}

/** Width divided by height of the tall version that is made of a picture, and of the top of a page on a phone, which shows it. */
export const tallShape = 3 / 4;
export const phoneShape = 5 / 8;

/** The third of a picture that its focus is in, by sharp's names, where its tall version is made: only the side that is too long counts. */
export function cropFocusOf(focus: string | null | undefined, size: Size): 'west' | 'east' | 'north' | 'south' | 'centre' {
  const [across, down] = focusOf(focus, size);
  const isWider = size.width / size.height > tallShape;
  const at = isWider ? across : down;
  if (at < 34) return isWider ? 'west' : 'north';
  if (at > 66) return isWider ? 'east' : 'south';
  return 'centre';
}

/** The `object-position` by which a phone would show of the whole picture what it shows of its tall version. */
export function positionOnPhone(focus: string | null | undefined, size: Size): string {
  const [across, down] = focusOf(focus, size);
  const shape = size.width / size.height;
  if (shape <= tallShape) return `${across}% ${down}%`;
  const cut = { west: 0, east: 1 }[cropFocusOf(focus, size) as string] ?? 0.5;
  const left = (shape - tallShape) * cut + ((tallShape - phoneShape) * across) / 100;
  return `${Math.round((100 * left) / (shape - phoneShape))}% ${down}%`;
}
