import { type Channels, luminance } from '../brand/colours';

/** A white picture multiplied by a colour of this luminance gives white letters a contrast of 5 to 1. */
const shadeLuminance = 0.15;
/** Minimum difference between the channels of a picture's mean for it to have a hue. */
const leastSpread = 6;
/** Minimum and maximum difference between the channels of its shade. */
const [least, most] = [22, 45];

/**
 * The colour that shades a picture behind header and text, as channels such as "87 110 132": the hue of the picture, clearer, and dark enough for white
 * letters.
 * @param mean The mean colour of the part that the header covers, channels from 0 to 255.
 * @returns null for a picture without a hue: the shade of `tokens.css` is used.
 */
export function shadeOf(mean: Channels): string | null {
  const [low, high] = [Math.min(...mean), Math.max(...mean)];
  if (high - low < leastSpread) return null;
  const clearer = Math.min(most, Math.max(least, (high - low) * 1.8)) / (high - low);
  const [red, green, blue] = mean.map((channel) => (channel - (low + high) / 2) * clearer) as [number, number, number];
  const at = (level: number): Channels => [Math.round(level + red), Math.round(level + green), Math.round(level + blue)];
  let level = 160;
  while (luminance(at(level)) > shadeLuminance) level -= 1;
  return at(level).join(' ');
}
