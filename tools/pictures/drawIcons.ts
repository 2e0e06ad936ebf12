import path from 'node:path';
import fs from 'node:fs/promises';
import sharp from 'sharp';
import { icons, tabIcon, tabIconSizes } from '../../src/domain/brand/mark';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';

// npm run icons:draw

const folder = path.resolve('static');

/** Rendered at four times the size and scaled down, for smoother edges. */
const draw = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * size * 4) / 120 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** A square picture in an icon file. */
interface IconPicture {
  /** Width and height in pixels, at most 256. */
  readonly size: number;
  readonly png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** An `.ico` file that contains PNGs of several sizes. */
function icoFile(pictures: readonly IconPicture[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size % 256, 0); // 0 stands for 256
    entry.writeUInt8(size % 256, 1);
    entry.writeUInt16LE(1, 4); // planes
    entry.writeUInt16LE(32, 6); // bits of a pixel
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

async function drawIcons(): Promise<void> {
  await fs.writeFile(path.join(folder, 'icon.svg'), tabIcon);
  const small = await Promise.all(tabIconSizes.map(async (size) => ({ size, png: await draw(tabIcon, size) })));
  await fs.writeFile(path.join(folder, 'favicon.ico'), icoFile(small));
  await Promise.all(icons.map(async ({ file, size, drawing }) => fs.writeFile(path.join(folder, file), await draw(drawing, size))));
}

commandOptions({ usage: 'npm run icons:draw: writes the icons in static/ from the logo: browser tabs, home screens, installed web app' });
runMain(drawIcons);
