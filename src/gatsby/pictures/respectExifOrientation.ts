import sharp from 'sharp';
import { prototypeOf } from '../internals';

/**
 * gatsby-plugin-sharp rotates a photograph by its EXIF orientation but uses its width and height from before, and so crops an upright photograph to a
 * landscape one. Here `metadata` returns the size after rotation, in the whole process. (Without a placeholder, in develop mode, the plugin measures by
 * other means: there such a photograph is still cropped.)
 */
export function respectExifOrientation(): void {
  const picture = prototypeOf(sharp);
  const { metadata } = picture;
  picture.metadata = async function orientedMetadata(this: sharp.Sharp) {
    const stored = await metadata.call(this);
    return { ...stored, ...stored.autoOrient };
  };
}
