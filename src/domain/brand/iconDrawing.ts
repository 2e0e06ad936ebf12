import { colours } from './colours';
import { petal, petalOutline, petalTurns } from './mark';

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
