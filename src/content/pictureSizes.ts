import type { Size } from '../domain/pictures/focus';
import type { Problem } from './faults/fault';

/**
 * How a picture is shown: `screen` across the screen, wide or upright; `hero` across it and always wide; `hour` so, over others of its series; `card` in a card or
 * on a phone, `portrait` upright there; a `badge` is as large as a coin; guests look closely at a `map` and a `panorama`.
 */
export type PictureUse = 'screen' | 'hero' | 'hour' | 'card' | 'portrait' | 'badge' | 'map' | 'panorama';

const screen = { least: 1600, enough: 2560 };
const card = { least: 800, enough: 2560 };

/**
 * Pixels of the long edge by the use of a picture: `least` are the largest that src/queries/pictures.ts and the views of map and panorama ask for; a picture with
 * more than `enough` is made smaller before it is kept.
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

/** By how much two shapes of a series may differ: what rounding to whole pixels makes of it. */
const sameShape = 0.02;

interface Placed {
  /** The file's name. */
  readonly named: string;
  /** How it is shown, in every place that shows it. */
  readonly uses: readonly PictureUse[];
  readonly size: Size;
  /** One of the same series, or the one that is replaced. */
  readonly like?: Size;
}

/** The size of the use that asks for most. */
export const sizesOf = (uses: readonly PictureUse[]) =>
  pictureSizes[[...uses].sort((one, other) => pictureSizes[other].least - pictureSizes[one].least)[0] ?? 'screen'];

/** What would not work of a picture in its places: its size and its shape, with the gravest first. */
export function problemsOfPicture({ named, uses, size, like }: Placed): Problem[] {
  const { width, height } = size;
  const long = Math.max(width, height);
  const want = sizesOf(uses).least;
  const is = (...some: readonly PictureUse[]): boolean => uses.some((use) => some.includes(use));
  const found: (Problem | false | undefined)[] = [
    is('panorama') && Math.abs(width - 2 * height) > 4 && { code: 'notTwoToOne', named, width, height },
    is('portrait') && width >= height && { code: 'widePortrait', named },
    (is('hero', 'hour', 'map') || (like && is('screen') && like.width > like.height)) && height > width && { code: 'uprightPicture', named },
    like && is('hour') && Math.abs(shapeOf(size) / shapeOf(like) - 1) > sameShape && { code: 'otherShape', named, shape: shapeOf(size), want: shapeOf(like) },
    long < want && { code: 'smallPicture', named, long, want },
  ];
  return found.filter((one): one is Problem => Boolean(one));
}
