import fs from 'node:fs';
import { contrast as contrastOf } from '../domain/brand/colours';
import { hotelTheme, themeStyles } from '../gatsby/theme';

const tokens = ['tokens', 'backgrounds'].map((name) => fs.readFileSync(`src/styles/${name}.css`, 'utf8')).join('');
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

function contrast(ink: string, background: string, among: ReadonlyMap<string, string>): number {
  const [one = '', other = ''] = [ink, background].map((name) => colourOf(name, among));
  expect(`${one}${other}`).toMatch(/^(?:#[0-9a-f]{6}){2}$/);
  return contrastOf(one, other);
}

/** Text colours and the backgrounds that they are used on. */
const pairs = [
  {
    inks: ['--color-primary', '--color-secondary-text', '--color-accent-on-light', '--fault'],
    backgrounds: ['--color-page', '--field', '--color-panel', '--background-family', '--background-social', '--fault-background', '--done-background'],
  },
  { inks: ['--color-primary', '--color-secondary-text'], backgrounds: ['--band', '--sun'] },
  { inks: ['--deep-ink', '--deep-soft', '--deep-gold', '--sun'], backgrounds: ['--deep', '--deeper'] },
  { inks: ['--deep-ink'], backgrounds: ['--deep-hover'] },
  { inks: ['--ink-christmas', '--deep-gold'], backgrounds: ['--background-christmas'] },
  { inks: ['--ink-party', '--gold-party'], backgrounds: ['--background-party'] },
].flatMap(({ inks, backgrounds }) => inks.flatMap((ink) => backgrounds.map((background) => [ink, background] as const)));

test.each(pairs)('in comfort mode %s has a contrast of at least 7 to 1 on %s, and no less than without', (ink, background) => {
  const ratio = contrast(ink, background, strong);
  expect(ratio).toBeGreaterThanOrEqual(7);
  expect(ratio).toBeGreaterThanOrEqual(contrast(ink, background, usual));
});
