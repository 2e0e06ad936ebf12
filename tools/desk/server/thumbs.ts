import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Pixels across: pictures of the desk are looked at in rows. */
const widest = 640;

const known = new Map<string, { readonly mtimeMs: number; readonly bytes: Promise<Buffer> }>();

/** A small version of a picture, upright, made once for as long as the picture does not change. */
export function thumbOf(file: string): Promise<Buffer> {
  const { mtimeMs } = fs.statSync(file);
  const found = known.get(file);
  if (found?.mtimeMs === mtimeMs) return found.bytes;
  const bytes = sharp(file).rotate().resize({ width: widest, withoutEnlargement: true }).toColourspace('srgb').jpeg({ quality: 72 }).toBuffer();
  known.set(file, { mtimeMs, bytes });
  return bytes;
}

/** Whether a path from the project's folder is that of a picture which the desk may show. */
export const isPictureOfContent = (relative: string): boolean =>
  /^content\/images\/[^\0]+\.(?:jpe?g|png)$/.test(relative) &&
  !relative.split('/').some((part) => part.startsWith('.')) &&
  path.posix.normalize(relative) === relative;
