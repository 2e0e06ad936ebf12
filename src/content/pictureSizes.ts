import type { Size } from '../domain/pictures/focus';
import type { Problem } from './faults/fault';

/**
 * How a picture is shown: `screen` across the screen, wide or upright; `hero` across it and always wide; `hour` so, over others of its series; `card` in a card or
 * on a phone, `portrait` upright there; guests look closely at a `map` and a `panorama`.
 */
export type PictureUse = 'screen' | 'hero' | 'hour' | 'card' | 'portrait' | 'map' | 'panorama';

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
  map: { least: 1600, enough: 4096 },
  panorama: { least: 4096, enough: 4096 },
};

const shapeOf = ({ width, height }: Size): number => width / height;

/** By how much two shapes of a series may differ: what rounding to whole pixels makes of it. */
const sameShape = 0.02;

interface Placed {
  /** The file's name. */
  readonly named: string;
  readonly use: PictureUse;
  readonly size: Size;
  /** One of the same series, or the one that is replaced. */
  readonly like?: Size;
}

/** What would not work of a picture in its place: its size and its shape, with the gravest first. */
export function problemsOfPicture({ named, use, size, like }: Placed): Problem[] {
  const { width, height } = size;
  const long = Math.max(width, height);
  const want = pictureSizes[use].least;
  const found: (Problem | false | undefined)[] = [
    use === 'panorama' && Math.abs(width - 2 * height) > 4 && { code: 'notTwoToOne', named, width, height },
    use === 'portrait' && width >= height && { code: 'widePortrait', named },
    (['hero', 'hour', 'map'].includes(use) || (like && use === 'screen' && like.width > like.height)) && height > width && { code: 'uprightPicture', named },
    like &&
      use === 'hour' &&
      Math.abs(shapeOf(size) / shapeOf(like) - 1) > sameShape && { code: 'otherShape', named, shape: shapeOf(size), want: shapeOf(like) },
    long < want && { code: 'smallPicture', named, long, want },
  ];
  return found.filter((one): one is Problem => Boolean(one));
}
