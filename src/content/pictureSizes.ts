/** How a picture is shown: `screen` across the screen, `card` in a card or on a phone; guests look closely at a `map` and a `panorama`. */
export type PictureUse = 'screen' | 'card' | 'map' | 'panorama';

/**
 * Pixels of the long edge by the use of a picture: `least` are the largest that src/queries/pictures.ts and the views of map and panorama ask for; a picture with
 * more than `enough` is made smaller at the desk.
 */
export const pictureSizes: Readonly<Record<PictureUse, { readonly least: number; readonly enough: number }>> = {
  screen: { least: 1600, enough: 2560 },
  card: { least: 800, enough: 2560 },
  map: { least: 1600, enough: 4096 },
  panorama: { least: 4096, enough: 4096 },
};
