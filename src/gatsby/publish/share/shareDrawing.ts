import { colours } from '../../../domain/brand/colours';
import { petal, petalAngles } from '../../../domain/brand/mark';
import { breakLines } from './fitting';
import type { Fonts } from './textOutlines';

/** Size of link preview pictures, in pixels. */
export const shareFrame = { width: 1200, height: 630 } as const;

/** Folder of the site for link preview pictures. */
export const shareFolder = 'share';

const edge = 64;

/** Font sizes of the title, the largest first, each with its most lines. */
const titles = [
  { size: 92, leading: 96, most: 2 },
  { size: 78, leading: 84, most: 2 },
  { size: 66, leading: 74, most: 3 },
  { size: 54, leading: 62, most: 4 },
] as const;

interface ShareWords {
  readonly title: string;
  /** Name and tagline of the logo. */
  readonly shortName: string;
  readonly descriptor: string;
}

/** The flower and the name at the top left, in one row. */
function brand({ shortName, descriptor }: ShareWords, { display, text }: Fonts): string {
  const petals = petalAngles.map((turn) => `<path d="${petal}" transform="rotate(${turn})"/>`).join('');
  return [
    `<g transform="translate(${edge + 42} 98) scale(0.92)"><g fill="none" stroke="${colours.yellow}" stroke-width="2.6">${petals}</g><circle r="3.6" fill="${colours.yellow}"/></g>`,
    display.draw(shortName, { x: edge + 104, y: 100, size: 44 }),
    text.draw(descriptor, { x: edge + 106, y: 130, size: 19 }),
  ].join('');
}

/** The title at the bottom left, in the largest size that fits. */
function title({ title: words }: ShareWords, { display }: Fonts): string {
  const width = shareFrame.width - 2 * edge;
  const settings = titles.map((setting) => ({ ...setting, lines: breakLines(words, { widthOf: (line) => display.widthOf(line, setting.size), width }) }));
  const fitting = settings.find(({ lines, most }) => lines.length <= most) ?? settings.at(-1);
  if (!fitting) return '';
  const { lines, size, leading } = fitting;
  const lowest = shareFrame.height - edge - size * 0.12;
  return lines.map((line, index) => display.draw(line, { x: edge, y: lowest - (lines.length - 1 - index) * leading, size })).join('');
}

/** The overlay of a link preview picture: gradients, the hotel's mark and name, the page's title. An SVG with outlines instead of fonts. */
export function shareDrawing(words: ShareWords, fonts: Fonts): string {
  const { width, height } = shareFrame;
  const stop = (offset: number, opacity: number) => `<stop offset="${offset}" stop-color="${colours.shade}" stop-opacity="${opacity}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<linearGradient id="shade" x2="0" y2="1">${stop(0, 0.68)}${stop(0.3, 0.16)}${stop(0.42, 0.16)}${stop(0.72, 0.64)}${stop(1, 0.88)}</linearGradient>`,
    `<radialGradient id="corner" cx="0.12" cy="0.1" r="0.42">${stop(0, 0.6)}${stop(1, 0)}</radialGradient>`,
    ...['shade', 'corner'].map((ground) => `<rect width="${width}" height="${height}" fill="url(#${ground})"/>`),
    `<g fill="${colours.linen}">`,
    brand(words, fonts),
    title(words, fonts),
    '</g>',
    '</svg>',
  ].join('');
}
