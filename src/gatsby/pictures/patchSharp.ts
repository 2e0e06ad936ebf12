import sharp from 'sharp';
import { prototypeOf } from '../internals';

/**
 * libaom's effort, 0 to 9. Measured on our pictures: 2 takes an eighth of the time of the default, 4, for files of the same size; 0, used by `npm test`, takes
 * a third of that of 2, for files a fifth larger.
 */
export const usualEffort = 2;
const effort = (): number => Number(process.env.AVIF_EFFORT ?? usualEffort);

/** What an encoded picture depends on besides its original and its sizes: the encoders and their effort. */
export const encoders = (ofEffort = effort()) => ({ ...sharp.versions, effort: ofEffort });

/** Sets the effort of every AVIF in this process, since gatsby-plugin-sharp passes a quality to sharp but no effort. */
export function setAvifEffort(): void {
  const picture = prototypeOf(sharp);
  const encode = picture.avif;
  picture.avif = function avif(this: sharp.Sharp, options) {
    return encode.call(this, { effort: effort(), ...options });
  };
}

/** gatsby-plugin-sharp rotates a photograph by its EXIF orientation but uses the size before rotation: here `metadata` returns the size after it. */
export function respectExifOrientation(): void {
  const picture = prototypeOf(sharp);
  const { metadata } = picture;
  picture.metadata = async function orientedMetadata(this: sharp.Sharp) {
    const stored = await metadata.call(this);
    return { ...stored, ...stored.autoOrient };
  };
}

/** gatsby-plugin-sharp uses the most frequent colour of a picture, navy for a beach at dusk. Here it is the mean. */
export function meanForDominantColour(): void {
  const picture = prototypeOf(sharp);
  const { stats } = picture;
  picture.stats = async function meanStats(this: sharp.Sharp) {
    const found = await stats.call(this);
    const [r, g, b] = found.channels.map(({ mean }) => Math.round(mean));
    return found.channels.length === 3 && r !== undefined && g !== undefined && b !== undefined ? { ...found, dominant: { r, g, b } } : found;
  };
}
