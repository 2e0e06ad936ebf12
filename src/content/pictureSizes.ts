import type { Size } from '../domain/pictures/focus';
import type { Problem } from './faults/fault';

/**
 * How a picture is shown: `screen` at full width, landscape or portrait; `hero` at full width, always landscape; `hour` likewise, above others of its series;
 * `card` in a card or on a phone, `portrait` in portrait there; `badge` as small as a coin; `map` and `panorama` are looked at closely.
 */
export type PictureUse = 'screen' | 'hero' | 'hour' | 'card' | 'portrait' | 'badge' | 'map' | 'panorama';

const screen = { least: 1600, enough: 2560 };
const card = { least: 800, enough: 2560 };

/**
 * Pixels of the long edge by the use of a picture: `least` is the largest that src/queries/pictures.ts and the views of map and panorama request; a picture
 * with more than `enough` is reduced before it is stored.
 */
export const pictureSizes: Readonly<Record<PictureUse, { readonly least: number; readonly enough: number }>> = {
  screen,
  hero: screen,
  hour: screen,
  card,
  portrait: card,
  badge: { least: 200, enough: 800 },
  map: { least: 1600, enough: 4096 },
  panorama: { least: 4096, enough: 4096 },
};

const shapeOf = ({ width, height }: Size): number => width / height;
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Maximum difference between the shapes in a series: rounding to whole pixels causes some. */
const sameShape = 0.02;

/** The size of the most demanding use. */
export const sizesOf = (uses: readonly PictureUse[]) =>
  pictureSizes[[...uses].sort((one, other) => pictureSizes[other].least - pictureSizes[one].least)[0] ?? 'screen'];

/** Problems of a picture in its places: size and shape, the worst first. @param like one of the same series, or the replaced one */
export function problemsOfPicture({ named, uses, size, like }: { named: string; uses: readonly PictureUse[]; size: Size; like?: Size }): Problem[] {
  const { width, height } = size;
  const long = Math.max(width, height);
  const want = sizesOf(uses).least;
  const is = (...some: readonly PictureUse[]): boolean => uses.some((use) => some.includes(use));
  const found: (Problem | false | undefined)[] = [
    is('panorama') && Math.abs(width - 2 * height) > 4 && { code: 'notTwoToOne', named, width, height },
    is('portrait') && width >= height && { code: 'widePortrait', named },
    (is('hero', 'hour', 'map') || (like && is('screen') && like.width > like.height)) && height > width && { code: 'uprightPicture', named },
    like &&
      is('hour') &&
      Math.abs(shapeOf(size) / shapeOf(like) - 1) > sameShape && { code: 'otherShape', named, shape: rounded(shapeOf(size)), want: rounded(shapeOf(like)) },
    long < want && { code: 'smallPicture', named, long, want },
  ];
  return found.filter((one): one is Problem => Boolean(one));
}
