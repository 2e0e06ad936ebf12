import sharp, { type Metadata } from 'sharp';

interface Measuring {
  metadata: () => Promise<Metadata>;
}

/**
 * gatsby-plugin-sharp turns a photograph as its EXIF note says, but takes its width and height from before the turn, and so crops an upright
 * photograph to a wide one. Here every measuring of this process answers with the picture as it is seen. (Without a placeholder, in develop mode,
 * the plugin measures by other means: there such a photograph is still cropped.)
 */
export function respectExifOrientation(): void {
  const measuring = (sharp as unknown as { prototype: Measuring }).prototype;
  const { metadata } = measuring;
  measuring.metadata = async function upright(this: sharp.Sharp) {
    const measured = await metadata.call(this);
    return { ...measured, ...measured.autoOrient };
  };
}
