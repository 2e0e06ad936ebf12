import sharp from 'sharp';

/** A red that exists in CMYK and sRGB. */
export const red = { r: 200, g: 40, b: 60 };
export const blue = { r: 40, g: 60, b: 200 };

interface Photograph {
  readonly width: number;
  readonly height: number;
}

const plain = ({ width, height }: Photograph, background = red) => sharp({ create: { width, height, channels: 3, background } });

export const jpegOf = (size: Photograph): Promise<Buffer> => plain(size).jpeg().toBuffer();
export const pngOf = (size: Photograph): Promise<Buffer> => plain(size).png().toBuffer();
export const webpOf = (size: Photograph): Promise<Buffer> => plain(size).webp().toBuffer();

/** A CMYK JPEG. */
export const cmykOf = (size: Photograph, { profile }: { profile: boolean }): Promise<Buffer> => {
  const inks = plain(size).toColourspace('cmyk').jpeg();
  return (profile ? inks.withIccProfile('cmyk') : inks).toBuffer();
};

/** A landscape JPEG with EXIF rotation to portrait, red above blue when displayed. The size is the displayed one. */
export async function turnedOf({ width, height }: Photograph): Promise<Buffer> {
  const upper = {
    input: await plain({ width, height: Math.floor(height / 2) })
      .png()
      .toBuffer(),
    top: 0,
    left: 0,
  };
  const seen = await plain({ width, height }, blue).composite([upper]).png().toBuffer();
  return sharp(seen).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer();
}
