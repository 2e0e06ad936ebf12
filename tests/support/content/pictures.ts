import type { CaptionedPicture } from '../../../src/components/media/Picture';
import type { TimeOfDay } from '../../../src/domain/sky/timesOfDay';

/** A picture as queried by the presets of src/queries/pictures.ts. */
export const pictureOf = (
  name: string,
  ratio = 1.5,
): CaptionedPicture & { readonly standIn: null; readonly file: { readonly name: string; readonly relativePath: string } } => ({
  alt: `Vê-se ${name}`,
  caption: `Legenda de ${name}`,
  focus: null,
  standIn: null,
  file: {
    name,
    relativePath: `images/${name}.jpg`,
    childImageSharp: {
      gatsbyImageData: { layout: 'fullWidth', width: 1, height: 1 / ratio, images: { fallback: { src: `/${name}.avif`, srcSet: `/${name}.avif 960w` } } },
      jpeg: { src: `/${name}.jpg` },
    },
  },
});

/** One view at several times of day. */
export const hourPicturesOf = (...shown: readonly TimeOfDay[]) =>
  shown.map((timeOfDay) => ({ timeOfDay, picture: { ...pictureOf(timeOfDay), shade: null, tall: null } }));
