import sharp from 'sharp';

/** Some red that print and screen both have. */
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

/** As a printer wants it: four inks. */
export const cmykOf = (size: Photograph, { profile }: { profile: boolean }): Promise<Buffer> => {
  const inks = plain(size).toColourspace('cmyk').jpeg();
  return (profile ? inks.withIccProfile('cmyk') : inks).toBuffer();
};

/** As a camera that was held upright keeps it: lying, red above blue when seen, with a note to turn it. The size is the one that is seen. */
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
