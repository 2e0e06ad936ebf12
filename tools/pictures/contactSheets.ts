import path from 'node:path';
import fs from 'node:fs/promises';
import sharp from 'sharp';
import { colours } from '../../src/domain/brand/colours';
import { pixels } from '../../src/gatsby/content/rules/pictures';
import { type TextOutlines, openFonts } from '../../src/gatsby/publish/share/textOutlines';

/** Pixels of a picture's place, of the gap around it, and of the line below it that names it. */
const place = { width: 340, height: 227, gap: 12, line: 30 } as const;
const across = 5;
const down = 5;

export const sheetSize = {
  width: across * (place.width + place.gap) + place.gap,
  height: down * (place.height + place.line + place.gap) + place.gap,
} as const;

/** A picture whole in its place, and its name; the size of one too small for a card stands beside it, in the colour of the sun. */
async function composite(file: string, index: number, { root, lettering }: { root: string; lettering: TextOutlines }): Promise<sharp.OverlayOptions[]> {
  const left = place.gap + (index % across) * (place.width + place.gap);
  const top = place.gap + Math.floor(index / across) * (place.height + place.line + place.gap);
  const picture = sharp(file).autoOrient();
  const { autoOrient } = await picture.metadata();
  const long = Math.max(autoOrient.width, autoOrient.height);
  const small = long < pixels.card;
  const name = path.relative(root, file).replace(/\.\w+$/, '');
  const words = lettering.draw(small ? `${name} (${long})` : name, { x: 0, y: 20, size: 13 });
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${place.width}" height="${place.line}" fill="${small ? colours.ipe : colours.linho}">${words}</svg>`;
  return [
    { input: await picture.resize(place.width, place.height, { fit: 'contain', background: colours.mata }).toBuffer(), left, top },
    { input: Buffer.from(line), left, top: top + place.height },
  ];
}

/**
 * Lays pictures out side by side, 25 on a sheet, to be looked at as one hotel.
 * @param files in the order of the sheets
 * @param root the folder that their names leave out
 * @param to the folder of the sheets, made where it is not there
 * @returns the sheets' files
 */
export async function contactSheets(files: readonly string[], { root, to }: { root: string; to: string }): Promise<string[]> {
  await fs.mkdir(to, { recursive: true });
  const { text: lettering } = openFonts();
  const sheets: string[] = [];
  for (let first = 0; first < files.length; first += across * down) {
    const shown = files.slice(first, first + across * down);
    const parts = await Promise.all(shown.map((file, index) => composite(file, index, { root, lettering })));
    const sheet = path.join(to, `sheet-${sheets.length + 1}.jpg`);
    await sharp({ create: { ...sheetSize, channels: 3, background: colours.mata } })
      .composite(parts.flat())
      .jpeg({ quality: 86 })
      .toFile(sheet);
    sheets.push(sheet);
  }
  return sheets;
}
