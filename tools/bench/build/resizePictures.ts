import os from 'node:os';
import fs from 'node:fs/promises';
import sharp from 'sharp';
import { setAvifEffort } from '../../../src/gatsby/pictures/patchSharp';
import type { PictureJob, PictureVariant } from '../../../src/gatsby/internals';
import type { BuildReport } from './buildReport';

/** gatsby-plugin-sharp's default. */
const defaultQuality = 50;

/** Encodes a variant as gatsby-plugin-sharp does: the site has AVIF and JPEG only. */
const encode = (picture: sharp.Sharp, { toFormat, quality = defaultQuality, jpegQuality, jpegProgressive = true }: PictureVariant): sharp.Sharp =>
  toFormat === 'jpg' ? picture.jpeg({ quality: jpegQuality ?? quality, progressive: jpegProgressive }) : picture.avif({ quality });

async function resizeVariant(original: Buffer, variant: PictureVariant): Promise<void> {
  const { width, height, fit, cropFocus } = variant;
  const size = { width: width && Math.round(width), height: height && Math.round(height) };
  await encode(
    sharp(original)
      .rotate()
      .resize({ ...size, fit, position: cropFocus }),
    variant,
  ).toBuffer();
}

/**
 * Measures how long sharp alone takes for the pictures of a build: the same originals, sizes, formats, qualities and efforts, on every core,
 * results discarded. No build that resizes these pictures can be faster.
 */
export async function resizePictures(jobs: readonly PictureJob[]): Promise<NonNullable<BuildReport['pictures']>> {
  setAvifEffort();
  sharp.concurrency(1);
  const variants = jobs.flatMap(({ inputPaths: [input], args }) => args.operations.map((operation) => ({ file: input?.path ?? '', variant: operation.args })));
  const start = performance.now();
  const waiting = [...variants];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await resizeVariant(await fs.readFile(next.file), next.variant);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return {
    seconds: (performance.now() - start) / 1000,
    pictures: new Set(variants.map(({ file }) => file)).size,
    variants: variants.length,
  };
}
