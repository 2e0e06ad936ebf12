import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

export type PictureFacts =
  /** Pixels as it is seen, after turning it as its EXIF note says. */
  | { readonly width: number; readonly height: number }
  /** Why the build could not use it, in words, and what to do. */
  | { readonly problem: string; readonly remedy: string };

const formatOf: Readonly<Record<string, string>> = { '.jpg': 'jpeg', '.jpeg': 'jpeg', '.png': 'png' };
const saveAgain = 'save it again as JPEG or PNG, or take another';

async function look(file: string): Promise<PictureFacts> {
  const expected = formatOf[path.extname(file)];
  try {
    // As gatsby-plugin-sharp reads pictures: whole, and stopping at the first sign of damage.
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

/** Looks at a picture, once for as long as it does not change. */
export function pictureFacts(file: string): Promise<PictureFacts> {
  const { mtimeMs, size } = fs.statSync(file);
  const key = [fs.realpathSync(file), mtimeMs, size].join(' ');
  const facts = known.get(key) ?? look(file);
  known.set(key, facts);
  return facts;
}
