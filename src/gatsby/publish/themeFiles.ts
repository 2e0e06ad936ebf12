import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { inHotelFolder } from '../../hotel';
import { drawingOf, fontFaces, fontFiles, hotelTheme, patternAddress } from '../theme';
import { publicFolder } from './siteFiles';

const pngs = {
  'icon-192.png': { size: 192, scale: 1.096, isRound: true },
  'icon-512.png': { size: 512, scale: 1.096, isRound: true },
  // systems crop it to different shapes, and keep at least the central 80 %
  'icon-maskable-512.png': { size: 512, scale: 0.876, isRound: false },
  'apple-touch-icon.png': { size: 180, scale: 1, isRound: false },
} as const;

/** The names of all icons, which the folder `static` would contain if they were the same for every hotel. */
export const iconFiles: readonly string[] = ['icon-48.png', 'icon.svg', ...Object.keys(pngs)];

/** The mark on a square of the leading colour. */
function iconOf(drawing: string, { scale, isRound }: { readonly scale: number; readonly isRound: boolean }): string {
  const { palette } = hotelTheme();
  const { viewBox, shapes } = drawingOf(drawing);
  const [left = 0, top = 0, side = 100] = viewBox.split(/[\s,]+/).map(Number);
  const drawn = `translate(${-(left + side / 2)} ${-(top + side / 2)})`;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120">',
    `<rect x="-60" y="-60" width="120" height="120"${isRound ? ' rx="22"' : ''} fill="${palette.primary}"/>`,
    `<g transform="scale(${(scale * 100) / side}) ${drawn}" color="${palette.highlight}">${shapes.replaceAll('currentColor', palette.highlight)}</g></svg>`,
  ].join('');
}

const pngOf = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: (72 * size) / 120 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

export async function writeThemeFiles(folder = publicFolder): Promise<void> {
  const write = async (name: string, content: string | Buffer): Promise<void> => {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await fs.writeFile(path.join(folder, name), content);
  };
  const theme = hotelTheme();
  const { mark, icon = mark, pattern } = theme;
  const small = iconOf(icon, pngs['icon-512.png']);
  await write('icon.svg', small);
  await write('icon-48.png', await pngOf(small, 48));
  for (const [name, { size, ...look }] of Object.entries(pngs)) await write(name, await pngOf(iconOf(mark, look), size));
  if (pattern) await write(patternAddress, await fs.readFile(inHotelFolder(pattern)));
  if (!theme.fonts) return;
  const fonts = Object.values(theme.fonts);
  const { stylesheet, files } = fontFiles(theme);
  await write(stylesheet, fontFaces(fonts));
  for (const [index, { file }] of fonts.entries()) await write(files[index] ?? '', await fs.readFile(inHotelFolder(file)));
}
