import path from 'node:path';
import fs from 'node:fs/promises';
import sharp from 'sharp';
import { icons, tabIcon, tabIconSizes } from '../../src/domain/brand/mark';
import { icoFile } from './icoFile';

// npm run icons:draw: writes the icons in `static/` from the logo: browser tabs, home screens, installed web app.

const folder = path.resolve('static');

/** Rendered at four times the size and scaled down, for smoother edges. */
const draw = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * size * 4) / 120 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

async function drawIcons(): Promise<void> {
  await fs.writeFile(path.join(folder, 'icon.svg'), tabIcon);
  const small = await Promise.all(tabIconSizes.map(async (size) => ({ size, png: await draw(tabIcon, size) })));
  await fs.writeFile(path.join(folder, 'favicon.ico'), icoFile(small));
  await Promise.all(icons.map(async ({ file, size, drawing }) => fs.writeFile(path.join(folder, file), await draw(drawing, size))));
}

void drawIcons();
