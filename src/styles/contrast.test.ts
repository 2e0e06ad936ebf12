import fs from 'node:fs';
import { contrast as contrastOf } from '../../tests/support/checks/contrast';

const tokens = ['tokens', 'grounds'].map((name) => fs.readFileSync(`src/styles/${name}.css`, 'utf8')).join('');

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
const usual = new Map(declared(blocks(':root')));
const strong = new Map([...usual, ...declared(comfortBlock)]);

function colourOf(name: string, among: ReadonlyMap<string, string>): string {
  const value = among.get(name) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other ? colourOf(other, among) : value;
}

function contrast(ink: string, ground: string, among: ReadonlyMap<string, string>): number {
  const [one = [0, 0, 0] as const, other = [0, 0, 0] as const] = [ink, ground].map((name) => {
    const colour = colourOf(name, among);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
    return [red, green, blue] as const;
  });
  return contrastOf(one, other);
}

/** Text colours and the backgrounds that they are used on. */
const pairs = [
  {
    inks: ['--color-green', '--color-slate', '--color-gold-dark', '--fault'],
    grounds: ['--color-linen', '--field', '--color-sand', '--ground-family', '--ground-social', '--fault-ground', '--done-ground'],
  },
  { inks: ['--color-green', '--color-slate'], grounds: ['--band', '--sun'] },
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
