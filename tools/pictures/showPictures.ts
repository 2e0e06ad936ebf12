import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '../../src/domain/brand/colours';
import { pixels } from '../../src/content/rules/pictures';
import { filesBelow } from '../../src/gatsby/publish/siteFiles';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';
import { type TextOutlines, openFonts } from '../../src/gatsby/publish/share/textOutlines';

// npm run pictures:sheet

/** Pixels: the cell of a picture, the gap around it, and the caption below it. */
const cell = { width: 340, height: 227, gap: 12, line: 30 } as const;
const columns = 5;
const rows = 5;

export const sheetSize = {
  width: columns * (cell.width + cell.gap) + cell.gap,
  height: rows * (cell.height + cell.line + cell.gap) + cell.gap,
} as const;

/** A picture and its caption. A picture too small for a card has a yellow caption with its size. */
async function composite(file: string, index: number, { root, lettering }: { root: string; lettering: TextOutlines }): Promise<sharp.OverlayOptions[]> {
  const left = cell.gap + (index % columns) * (cell.width + cell.gap);
  const top = cell.gap + Math.floor(index / columns) * (cell.height + cell.line + cell.gap);
  const picture = sharp(file).autoOrient();
  const { autoOrient } = await picture.metadata();
  const long = Math.max(autoOrient.width, autoOrient.height);
  const small = long < pixels.card;
  const name = path.relative(root, file).replace(/\.\w+$/, '');
  const words = lettering.draw(small ? `${name} (${long})` : name, { x: 0, y: 20, size: 13 });
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.line}" fill="${small ? colours.yellow : colours.linen}">${words}</svg>`;
  return [
    { input: await picture.resize(cell.width, cell.height, { fit: 'contain', background: colours.green }).toBuffer(), left, top },
    { input: Buffer.from(line), left, top: top + cell.height },
  ];
}

/**
 * Makes contact sheets, 25 pictures each.
 * @param files in the order of the sheets
 * @param root captions are paths relative to it
 * @param to folder of the sheets; created if missing
 * @returns the files of the sheets
 */
export async function contactSheets(files: readonly string[], { root, to }: { root: string; to: string }): Promise<string[]> {
  await fs.mkdir(to, { recursive: true });
  const { text: lettering } = openFonts();
  const sheets: string[] = [];
  for (let first = 0; first < files.length; first += columns * rows) {
    const shown = files.slice(first, first + columns * rows);
    const parts = await Promise.all(shown.map((file, index) => composite(file, index, { root, lettering })));
    const sheet = path.join(to, `sheet-${sheets.length + 1}.jpg`);
    await sharp({ create: { ...sheetSize, channels: 3, background: colours.green } })
      .composite(parts.flat())
      .jpeg({ quality: 86 })
      .toFile(sheet);
    sheets.push(sheet);
  }
  return sheets;
}

async function main(): Promise<void> {
  const root = path.resolve('content', 'images');
  const names = (await filesBelow(root)).filter((name) => /\.(jpe?g|png)$/.test(name)).sort();
  const files = names.map((name) => path.join(root, name));
  const sheets = await contactSheets(files, { root, to: path.join(os.tmpdir(), 'costa-ipe-pictures') });
  console.log([`${files.length} pictures; yellow names are too small for a card.`, ...sheets].join('\n'));
}

if (require.main === module) {
  commandOptions({ usage: 'npm run pictures:sheet: every picture of content/images, with its name, on contact sheets in the temporary folder' });
  runMain(main);
}
