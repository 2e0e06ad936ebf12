import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { grouped } from '../../../content/grouped';
import { languages, type Language } from '../../../site';
import type { AllFacts, FactPicture } from '../facts/readFacts';
import { publishedPages } from '../facts/publishedPages';
import { hashOf } from '../siteFiles';
import { coverCrop } from './fitting';
import { shareDrawing, shareFolder, shareFrame } from './shareDrawing';
import type { Fonts } from './textOutlines';

/** JPEG, which every service reads; about 100 KB. */
const jpegOptions = { quality: 80, progressive: true } as const;

/** The link preview picture of a page in a language. */
export interface ShareImage {
  readonly path: string;
  readonly language: Language;
  /** Without host; has a hash of the picture. */
  readonly address: string;
  readonly alt: string;
  readonly picture: FactPicture;
  /** The overlay, an SVG. */
  readonly drawing: string;
}

/** Every link preview picture of the site. Its name has a hash of everything that it is made from, so that it is made once and can be cached forever. */
export const shareImages = (all: AllFacts, fonts: Fonts): ShareImage[] =>
  languages.flatMap((language) => {
    const facts = all[language];
    const { shortName, descriptor } = facts.Hotel;
    return publishedPages(facts, language).map(({ path, title, picture }) => {
      const drawing = shareDrawing({ title, shortName, descriptor }, fonts);
      const hash = hashOf(JSON.stringify([picture.file.contentDigest, picture.focus, drawing, jpegOptions])).slice(0, 12);
      const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      return {
        path,
        language,
        address: `/${shareFolder}/${page}.${language}.${hash}.jpg`,
        alt: `${title}. ${picture.alt}`,
        picture,
        drawing,
      };
    });
  });

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
  const groups = grouped(missing, ({ picture: { file, focus } }) => `${file.contentDigest} ${focus}`);
  for (const alike of groups.values()) {
    const ground = await cropToFrame(alike[0].picture);
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
