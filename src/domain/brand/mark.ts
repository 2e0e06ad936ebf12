import { colours } from './colours';

/** SVG path of one petal of the ipê, in three parallel lines, pointing up from the flower's centre at 0 0; the flower is 92 wide. */
export const petal =
  'M0 -6C-20.7 -16 -23 -43 0 -46C23 -43 20.7 -16 0 -6ZM0 -6C-15.2 -12.8 -16.9 -31.8 0 -33.8C16.9 -31.8 15.2 -12.8 0 -6ZM0 -6C-9.1 -9.6 -10.2 -20.6 0 -21.7C10.2 -20.6 9.1 -9.6 0 -6Z';

/** Its outermost line only, for sizes at which three lines would blur. */
const petalOutline = petal.slice(0, petal.indexOf('Z') + 1);

/** Rotation of each of the five petals, in degrees. */
export const petalAngles = [0, 72, 144, 216, 288] as const;

interface IconLook {
  /** `lines`: the logo mark itself; `petals`: filled petals, for sizes at which its lines would blur. */
  readonly flower: 'lines' | 'petals';
  /** Width of the flower relative to the icon, 0 to 1. */
  readonly share: number;
  /** Whether the background has rounded corners; systems that crop icons themselves need square ones. */
  readonly round: boolean;
}

/** Width of the flower in the coordinates of `petal`. */
const flowerSize = 92;
const size = 120;

/** The ipê flower on the brand's green, as an SVG of 120 by 120. */
function iconDrawing({ flower, share, round }: IconLook): string {
  const petals = petalAngles.map((angle) => `<path d="${flower === 'lines' ? petal : petalOutline}" transform="rotate(${angle})"/>`).join('');
  const look = {
    lines: `<g fill="none" stroke="${colours.yellow}" stroke-width="3.2">${petals}</g><circle r="4" fill="${colours.yellow}"/>`,
    petals: `<g fill="${colours.yellow}">${petals}</g><circle r="9" fill="${colours.green}"/>`,
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size / 2} ${-size / 2} ${size} ${size}">`,
    `<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${round ? 22 : 0}" fill="${colours.green}"/>`,
    `<g transform="scale(${((size * share) / flowerSize).toFixed(3)})">${look[flower]}</g>`,
    '</svg>\n',
  ].join('');
}

/** For browser tabs and bookmarks, where the mark's lines would blur. */
export const tabIcon = iconDrawing({ flower: 'petals', share: 0.84, round: true });

/** Sizes in `favicon.ico`, in pixels. */
export const tabIconSizes = [16, 32, 48] as const;

/**
 * The larger icons, each a square PNG of `size` pixels. A home screen that crops icons to its own shape leaves at least the central 80 %, within which the
 * `maskable` icon has its flower.
 */
export const icons = [
  { file: 'apple-touch-icon.png', size: 180, drawing: iconDrawing({ flower: 'lines', share: 0.74, round: false }) },
  { file: 'icon-192.png', size: 192, purpose: 'any', drawing: iconDrawing({ flower: 'lines', share: 0.8, round: true }) },
  { file: 'icon-512.png', size: 512, purpose: 'any', drawing: iconDrawing({ flower: 'lines', share: 0.8, round: true }) },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable', drawing: iconDrawing({ flower: 'lines', share: 0.64, round: false }) },
] as const;
