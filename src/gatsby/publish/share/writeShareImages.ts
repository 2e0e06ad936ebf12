import path from 'node:path';
import fs from 'node:fs/promises';
import sharp from 'sharp';
import { coverCrop } from '../../../domain/seo/shareImage';
import type { FactPicture } from '../facts/readFacts';
import { shareFrame } from './shareDrawing';
import { shareFolder } from './shareFolder';
import { jpegOptions, type ShareImage } from './shareImages';

/** The picture, cropped around its focus to the size of the preview, in sRGB, rotated by its EXIF orientation. */
async function cropToFrame({ file, focus }: FactPicture): Promise<sharp.Sharp> {
  const picture = sharp(file.absolutePath).autoOrient().toColourspace('srgb');
  const { autoOrient } = await picture.metadata();
  const { scaled, crop } = coverCrop(autoOrient, { frame: shareFrame, focus });
  const { data, info } = await picture
    .resize({ ...scaled, fit: 'fill' })
    .extract(crop)
    .flatten()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/**
 * Writes the link preview pictures that the folder lacks, and removes those that no page has any more.
 * @param folder the built site
 * @returns how many were written
 */
export async function writeShareImages(folder: string, images: readonly ShareImage[]): Promise<number> {
  const home = path.join(folder, shareFolder);
  await fs.mkdir(home, { recursive: true });
  const present = new Set((await fs.readdir(home)).map((name) => `/${shareFolder}/${name}`));
  const wanted = new Set(images.map(({ address }) => address));
  await Promise.all([...present].filter((address) => !wanted.has(address)).map((address) => fs.rm(path.join(folder, address))));
  const missing = images.filter(({ address }) => !present.has(address));
  // a page has the same picture in all languages, and some pages share one: it is read and cropped once
  const groups = new Map<string, { readonly picture: FactPicture; readonly images: ShareImage[] }>();
  for (const image of missing) {
    const { picture } = image;
    const key = `${picture.file.internal.contentDigest} ${picture.focus}`;
    const group = groups.get(key) ?? { picture, images: [] };
    group.images.push(image);
    groups.set(key, group);
  }
  for (const { picture, images: alike } of groups.values()) {
    const ground = await cropToFrame(picture);
    await Promise.all(
      alike.map(({ address, drawing }) =>
        ground
          .clone()
          .composite([{ input: Buffer.from(drawing) }])
          .jpeg(jpegOptions)
          .toFile(path.join(folder, address)),
      ),
    );
  }
  return missing.length;
}
