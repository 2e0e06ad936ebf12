export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A `focus` in content: the picture is a plan or a drawing, which is shown whole on a light background instead of cropped. */
export const whole = 'whole';

/** The vertical focus of a portrait picture in a wide place, on its upper third, where heads are. In percent, as in `object-position`. */
const upper = 20;

/**
 * The point of a picture that stays visible when it is cropped, horizontally and vertically, in percent: that of content, such as `60% 40%`, else the middle,
 * for a portrait picture the upper third.
 */
export function focusOf(focus: string | null | undefined, { width, height }: Size): readonly [across: number, down: number] {
  const [across = 50, down = height > width ? upper : 50] = focus?.match(/\d+/g)?.map(Number) ?? [];
  return [across, down];
}

/** Width divided by height of a picture's portrait version, and of the top of a page on a phone, which shows it. */
export const tallShape = 3 / 4;
export const phoneShape = 5 / 8;

/** The third of a picture with its focus, by sharp's names, for its portrait version: only the side that is too long counts. */
export function cropFocusOf(focus: string | null | undefined, size: Size): 'west' | 'east' | 'north' | 'south' | 'centre' {
  const [across, down] = focusOf(focus, size);
  const isWider = size.width / size.height > tallShape;
  const at = isWider ? across : down;
  if (at < 34) return isWider ? 'west' : 'north';
  if (at > 66) return isWider ? 'east' : 'south';
  return 'centre';
}

/** The `object-position` with which a phone shows the same part of the whole picture as of its portrait version. */
export function positionOnPhone(focus: string | null | undefined, size: Size): string {
  const [across, down] = focusOf(focus, size);
  const shape = size.width / size.height;
  if (shape <= tallShape) return `${across}% ${down}%`;
  const cut = { west: 0, east: 1 }[cropFocusOf(focus, size) as string] ?? 0.5;
  const left = (shape - tallShape) * cut + ((tallShape - phoneShape) * across) / 100;
  return `${Math.round((100 * left) / (shape - phoneShape))}% ${down}%`;
}
