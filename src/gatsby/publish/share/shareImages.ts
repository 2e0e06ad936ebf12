import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { grouped } from '../../../content/grouped';
import { focusOf, type Size, whole } from '../../../domain/pictures/focus';
import { languages, type Language } from '../../../site';
import type { AllFacts, FactPicture } from '../facts/readFacts';
import { publishedPages } from '../facts/publishedPages';
import { drawingOf, hotelTheme } from '../../theme';
import { hashOf } from '../siteFiles';

/** Size of link preview pictures, in pixels. */
export const shareFrame = { width: 1200, height: 630 } as const;

export const shareFolder = 'share';

/** JPEG, which every service reads; about 100 KB. */
const jpegOptions = { quality: 80, progressive: true } as const;

function overlayOf({ palette, mark }: ReturnType<typeof hotelTheme>): string {
  const { viewBox, shapes } = drawingOf(mark);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareFrame.width}" height="${shareFrame.height}">`,
    `<radialGradient id="shade" cx="0.09" cy="0.15" r="0.2"><stop stop-color="${palette.shade}" stop-opacity="0.6"/><stop offset="1" stop-color="${palette.shade}" stop-opacity="0"/></radialGradient>`,
    '<rect width="100%" height="100%" fill="url(#shade)"/>',
    `<svg x="56" y="48" width="100" height="100" viewBox="${viewBox}">${shapes.replaceAll('currentColor', palette.highlight)}</svg></svg>`,
  ].join('');
}

/** The link preview picture of a page in a language. Pages with the same picture share one. */
export interface ShareImage {
  readonly path: string;
  readonly language: Language;
  /** Without host; contains a hash of the picture. */
  readonly address: string;
  readonly alt: string;
  readonly picture: FactPicture;
}

/** Every link preview picture of the site. Its name is a hash of all its inputs, so that it is made once and can be cached forever. */
export function shareImages(all: AllFacts): ShareImage[] {
  const overlay = overlayOf(hotelTheme());
  return languages.flatMap((language) =>
    publishedPages(all[language], language).map(({ path, title, picture }) => {
      const hash = hashOf(JSON.stringify([picture.file.contentDigest, picture.focus, overlay, jpegOptions])).slice(0, 12);
      return { path, language, address: `/${shareFolder}/${hash}.jpg`, alt: `${title}. ${picture.alt}`, picture };
    }),
  );
}

/** How a picture is scaled, then cropped, as CSS's `object-fit: cover` does. @param focus the point to keep visible; `focusOf` when null */
export function coverCrop(picture: Size, { frame, focus }: { frame: Size; focus: string | null }) {
  const factor = Math.max(frame.width / picture.width, frame.height / picture.height);
  const scaled = { width: Math.max(frame.width, Math.round(picture.width * factor)), height: Math.max(frame.height, Math.round(picture.height * factor)) };
  const [across, down] = focusOf(focus, picture);
  const left = Math.round(((scaled.width - frame.width) * across) / 100);
  const top = Math.round(((scaled.height - frame.height) * down) / 100);
  return { scaled, crop: { left, top, ...frame } };
}

/** The picture, cropped around its focus to the size of the preview (a drawing stays whole), in sRGB, rotated by its EXIF orientation. */
async function cropToFrame({ file, focus }: FactPicture): Promise<sharp.Sharp> {
  const picture = sharp(file.absolutePath).autoOrient().toColourspace('srgb');
  const { autoOrient } = await picture.metadata();
  const { scaled, crop } = coverCrop(autoOrient, { frame: shareFrame, focus });
  const paper = hotelTheme().palette.page;
  const framed =
    focus === whole ? picture.resize({ ...shareFrame, fit: 'contain', background: paper }) : picture.resize({ ...scaled, fit: 'fill' }).extract(crop);
  const { data, info } = await framed.flatten().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Writes the missing link preview pictures, and removes unused ones. @returns how many were written */
export async function writeShareImages(folder: string, images: readonly ShareImage[]): Promise<number> {
  const home = path.join(folder, shareFolder);
  await fs.mkdir(home, { recursive: true });
  const present = new Set((await fs.readdir(home)).map((name) => `/${shareFolder}/${name}`));
  const wanted = new Set(images.map(({ address }) => address));
  await Promise.all([...present].filter((address) => !wanted.has(address)).map((address) => fs.rm(path.join(folder, address))));
  const overlay = Buffer.from(overlayOf(hotelTheme()));
  const missing = images.filter(({ address }) => !present.has(address));
  for (const [address, [{ picture }]] of grouped(missing, (image) => image.address))
    await (
      await cropToFrame(picture)
    )
      .composite([{ input: overlay }])
      .jpeg(jpegOptions)
      .toFile(path.join(folder, address));
  return missing.length;
}
