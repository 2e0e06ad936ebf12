import fs from 'node:fs';
import { contrast as contrastOf } from '../domain/brand/colours';
import { hotelTheme, themeStyles } from '../gatsby/theme';

const tokens = ['tokens', 'grounds'].map((name) => fs.readFileSync(`src/styles/${name}.css`, 'utf8')).join('');
const [usualTheme = '', comfortTheme = ''] = themeStyles(hotelTheme()).split('@media');

const declared = (block: string): [name: string, value: string][] =>
  [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
const blocks = (selector: string): string =>
  tokens
    .split(`\n${selector} {`)
    .slice(1)
    .map((rest) => rest.split('\n}')[0] ?? '')
    .join();
const comfortBlock = tokens
  .split(':root[data-comfort] {')
  .slice(1)
  .map((rest) => rest.split('}')[0] ?? '')
  .join();

/** Tokens by name, without and with comfort mode's contrast. */
const usual = new Map(declared(usualTheme + blocks(':root')));
const strong = new Map([...usual, ...declared(comfortTheme + comfortBlock)]);

function colourOf(name: string, among: ReadonlyMap<string, string>): string {
  const value = among.get(name) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? colourOf(other, among) : value;
}

function contrast(ink: string, ground: string, among: ReadonlyMap<string, string>): number {
  const [one = '', other = ''] = [ink, ground].map((name) => colourOf(name, among));
  expect(`${one}${other}`).toMatch(/^(?:#[0-9a-f]{6}){2}$/);
  return contrastOf(one, other);
}

/** Text colours and the backgrounds that they are used on. */
const pairs = [
  {
    inks: ['--color-primary', '--color-secondary-text', '--color-accent-on-light', '--fault'],
    grounds: ['--color-page', '--field', '--color-panel', '--ground-family', '--ground-social', '--fault-ground', '--done-ground'],
  },
  { inks: ['--color-primary', '--color-secondary-text'], grounds: ['--band', '--sun'] },
  { inks: ['--deep-ink', '--deep-soft', '--deep-gold', '--sun'], grounds: ['--deep', '--deeper'] },
  { inks: ['--deep-ink'], grounds: ['--deep-hover'] },
  { inks: ['--ink-christmas', '--deep-gold'], grounds: ['--ground-christmas'] },
  { inks: ['--ink-party', '--gold-party'], grounds: ['--ground-party'] },
].flatMap(({ inks, grounds }) => inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)));

test.each(pairs)('in comfort mode %s has a contrast of at least 7 to 1 on %s, and no less than without', (ink, ground) => {
  const ratio = contrast(ink, ground, strong);
  expect(ratio).toBeGreaterThanOrEqual(7);
  expect(ratio).toBeGreaterThanOrEqual(contrast(ink, ground, usual));
});
