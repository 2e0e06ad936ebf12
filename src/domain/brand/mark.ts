import { colours } from './colours';

/** One petal of the ipê, of three parallel lines, pointing up from the middle of the flower at 0 0; the flower is 92 wide. */
export const petal =
  'M0 -6C-20.7 -16 -23 -43 0 -46C23 -43 20.7 -16 0 -6ZM0 -6C-15.2 -12.8 -16.9 -31.8 0 -33.8C16.9 -31.8 15.2 -12.8 0 -6ZM0 -6C-9.1 -9.6 -10.2 -20.6 0 -21.7C10.2 -20.6 9.1 -9.6 0 -6Z';

/** Its outermost line alone: where the flower is so small that three would run together. */
export const petalOutline = petal.slice(0, petal.indexOf('Z') + 1);

/** How far each of the five petals is turned, in degrees. */
export const petalTurns = [0, 72, 144, 216, 288] as const;

interface IconLook {
  /** `lines` is the mark itself; `petals` are filled, for sizes at which its lines would run together. */
  readonly flower: 'lines' | 'petals';
  /** How much of the icon's width the flower takes, 0 to 1. */
  readonly share: number;
  /** Whether the ground's corners are round; systems that cut icons themselves want them square. */
  readonly round: boolean;
}

/** Diameter of the mark in its own drawing. */
const flowerSize = 92;
const size = 120;

/** The ipê on the house's green, as an SVG of 120 by 120. */
export function iconDrawing({ flower, share, round }: IconLook): string {
  const petals = petalTurns.map((turn) => `<path d="${flower === 'lines' ? petal : petalOutline}" transform="rotate(${turn})"/>`).join('');
  const look = {
    lines: `<g fill="none" stroke="${colours.ipe}" stroke-width="3.2">${petals}</g><circle r="4" fill="${colours.ipe}"/>`,
    petals: `<g fill="${colours.ipe}">${petals}</g><circle r="9" fill="${colours.mata}"/>`,
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">`,
    `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${round ? 22 : 0}" fill="${colours.mata}"/>`,
    `<g transform="scale(${((size * share) / flowerSize).toFixed(3)})">${look[flower]}</g>`,
    '</svg>\n',
  ].join('');
}

/** For tabs and lists, where the mark's lines would run together. */
export const tabIcon = iconDrawing({ flower: 'petals', share: 0.84, round: true });

/** Sizes within `favicon.ico`, in pixels. */
export const tabIconSizes = [16, 32, 48] as const;

/**
 * The larger ones, each a PNG of that many pixels. A home screen that cuts icons into its own shape leaves at least the middle four fifths:
 * `maskable` keeps the flower within.
 */
export const icons = [
  { file: 'apple-touch-icon.png', size: 180, drawing: iconDrawing({ flower: 'lines', share: 0.74, round: false }) },
  { file: 'icon-192.png', size: 192, purpose: 'any', drawing: iconDrawing({ flower: 'lines', share: 0.8, round: true }) },
  { file: 'icon-512.png', size: 512, purpose: 'any', drawing: iconDrawing({ flower: 'lines', share: 0.8, round: true }) },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable', drawing: iconDrawing({ flower: 'lines', share: 0.64, round: false }) },
] as const;
