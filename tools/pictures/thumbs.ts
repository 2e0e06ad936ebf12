import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { isIgnored } from '../../src/content/ignoredFiles';
import { picturesFolder } from '../../src/content/photos';

/** Pixels. */
const maxWidth = 640;

const cache = new Map<string, { readonly mtimeMs: number; readonly bytes: Promise<Buffer> }>();

/** A thumbnail of a picture, cached until the picture changes. */
export function thumbOf(file: string): Promise<Buffer> {
  const { mtimeMs } = fs.statSync(file);
  const found = cache.get(file);
  if (found?.mtimeMs === mtimeMs) return found.bytes;
  const bytes = sharp(file).rotate().resize({ width: maxWidth, withoutEnlargement: true }).toColourspace('srgb').jpeg({ quality: 72 }).toBuffer();
  cache.set(file, { mtimeMs, bytes });
  return bytes;
}

/** Whether a path, relative to the project, is a picture that the desk may show. */
export const isPictureOfContent = (relative: string): boolean =>
  relative.startsWith(`${picturesFolder}/`) && /^[^\0]+\.(?:jpe?g|png)$/.test(relative) && !isIgnored(relative) && path.posix.normalize(relative) === relative;

/** The hotel's pictures, relative to the project. */
export const picturesOf = (root: string): string[] =>
  fs
    .readdirSync(path.resolve(root, picturesFolder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${picturesFolder}/${name.replaceAll(path.sep, '/')}`)
    .filter(isPictureOfContent)
    .sort();
