import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

export type PictureFacts =
  /** Pixels, after rotation by its EXIF orientation. */
  | { readonly width: number; readonly height: number }
  /** Why the build cannot use it, and what to do, in words. */
  | { readonly problem: string; readonly remedy: string };

const formatOf: Readonly<Record<string, string>> = { '.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png' };
const saveAgain = 'save it again as JPEG or PNG, or take another';

async function inspect(file: string): Promise<PictureFacts> {
  const expected = formatOf[path.extname(file)];
  try {
    // as gatsby-plugin-sharp reads pictures: completely, and failing at the first warning
    const picture = sharp(file, { failOn: 'warning' });
    const { format, autoOrient } = await picture.metadata();
    if (format !== expected) return { problem: `it is ${format.toUpperCase()} by the name of ${expected}`, remedy: saveAgain };
    await picture.resize({ width: 32 }).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0] ?? '';
    if (/unsupported image format|input file is empty|corrupt header/i.test(reason)) return { problem: 'it is not a picture', remedy: saveAgain };
    if (/exceeds pixel limit/.test(reason)) return { problem: 'it has more than 268 megapixels', remedy: 'make it smaller: 2560 pixels across are enough' };
    return { problem: `it is damaged (${reason})`, remedy: saveAgain };
  }
}

const known = new Map<string, Promise<PictureFacts>>();

/** Inspects a picture; the result is cached until the file changes. */
export function pictureFacts(file: string): Promise<PictureFacts> {
  const { mtimeMs, size } = fs.statSync(file);
  const key = [fs.realpathSync(file), mtimeMs, size].join(' ');
  const facts = known.get(key) ?? inspect(file);
  known.set(key, facts);
  return facts;
}
