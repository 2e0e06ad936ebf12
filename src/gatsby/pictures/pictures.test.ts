import path from 'node:path';
import fs from 'node:fs';
import { getImageMetadata } from 'gatsby-plugin-sharp/image-data';
import { processFile } from 'gatsby-plugin-sharp/process-file';
import sharp from 'sharp';
import { blue, cmykOf, jpegOf, red, turnedOf } from '../../../tests/support/content/photographs';
import { meanForDominantColour, respectExifOrientation } from './patchSharp';
import { temporaryFolder } from '../../../tests/support/folders';

// How gatsby-plugin-sharp converts photographs from cameras and for print, with the same patch as in gatsby-config.ts.
respectExifOrientation();
meanForDominantColour();

const folder = temporaryFolder();

/** Writes a photograph, then measures and resizes it like the build. */
async function resized(photograph: Buffer, { width, format }: { width: number; format: 'jpg' | 'avif' }) {
  const absolutePath = path.join(folder, 'photograph.jpg');
  const outputPath = path.join(folder, `built.${format}`);
  fs.writeFileSync(absolutePath, photograph);
  const measured = await getImageMetadata({ absolutePath, internal: { contentDigest: '' } }, true);
  const height = Math.round((width * measured.height) / measured.width);
  await processFile(absolutePath, [{ outputPath, args: { width, height, toFormat: format, quality: 90 } }], { stripMetadata: true, failOn: 'warning' });
  return { measured, picture: sharp(fs.readFileSync(outputPath)) };
}

/** Mean colour of a region of a picture, 0 to 255. */
async function colourOf(picture: sharp.Sharp, part: { top: number; height: number; width: number }) {
  const { channels } = await sharp(
    await picture
      .clone()
      .extract({ left: 0, ...part })
      .png()
      .toBuffer(),
  ).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

/** CMYK has fewer colours than sRGB: the red is converted back slightly differently. */
const near = ({ r, g, b }: typeof red) => [r, g, b].map((value) => [value - 25, value + 25] as const);

async function expectColour(picture: sharp.Sharp, part: { top: number; height: number; width: number }, colour: typeof red) {
  const found = await colourOf(picture, part);
  expect(found).toHaveLength(3);
  near(colour).forEach(([least, most], channel) => {
    expect(found[channel]).toBeGreaterThanOrEqual(least);
    expect(found[channel]).toBeLessThanOrEqual(most);
  });
}

describe.each(['jpg', 'avif'] as const)('as %s', (format) => {
  it.each([true, false])('a CMYK picture keeps its colours (with profile: %s)', async (profile) => {
    const { measured, picture } = await resized(await cmykOf({ width: 120, height: 80 }, { profile }), { width: 60, format });
    const { space, width, height } = await picture.metadata();
    expect({ space, width, height }).toEqual({ space: 'srgb', width: 60, height: 40 });
    await expectColour(picture, { top: 0, width: 60, height: 40 }, red);
    expect(measured.dominantColor).toMatch(/^#[b-d][\da-f][0-3][\da-f][2-5][\da-f]$/);
  });

  it('a photograph with an EXIF orientation is rotated, and not cropped', async () => {
    const { measured, picture } = await resized(await turnedOf({ width: 80, height: 120 }), { width: 40, format });
    expect([measured.width, measured.height]).toEqual([80, 120]);
    // its placeholder is a mixture of red and blue
    expect(measured.dominantColor).toMatch(/^#[5-9a][\da-f][0-4][\da-f][5-9a][\da-f]$/);
    const { width, height, orientation } = await picture.metadata();
    expect({ width, height, orientation }).toEqual({ width: 40, height: 60, orientation: undefined });
    await expectColour(picture, { top: 0, width: 40, height: 25 }, red);
    await expectColour(picture, { top: 35, width: 40, height: 25 }, blue);
  });
});

it('a picture of forty megapixels is resized', async () => {
  const { measured, picture } = await resized(await jpegOf({ width: 7760, height: 5174 }), { width: 1600, format: 'jpg' });
  expect([measured.width, measured.height]).toEqual([7760, 5174]);
  expect(await picture.metadata()).toMatchObject({ width: 1600, height: 1067 });
});
