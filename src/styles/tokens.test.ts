import path from 'node:path';
import fs from 'node:fs';

const root = path.resolve('src');
const tokens = fs.readFileSync(path.join(root, 'styles/tokens.css'), 'utf8');

/** The palette: what is declared under “raw: colour”. */
const palette = [...(tokens.split('/* raw: colour */')[1]?.split('/* raw: type */')[0] ?? '').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name ?? '');

const styles = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== 'styles/tokens.css')
  .map((name) => ({ name, css: fs.readFileSync(path.join(root, name), 'utf8').replace(/\/\*.*?\*\//gs, '') }));
const modules = styles.filter(({ name }) => name.endsWith('.module.css'));

/** All that a pattern finds, with the file in which it stands. */
const found = (files: typeof styles, pattern: RegExp) => files.flatMap(({ name, css }) => [...css.matchAll(pattern)].map(([text]) => `${name}: ${text}`));

/** Colours written out; black in a mask is no colour. */
const colour = /#(?!000\b)[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(\s*\d|var\((--[\w-]+)/gi;

test('components take colours from roles, never from the palette nor written out', () => {
  expect(palette).toContain('--ouro');
  const wrong = modules.flatMap(({ name, css }) =>
    [...css.replace(/url\("[^"]*"\)/g, '').matchAll(colour)]
      .filter(([, token]) => token === undefined || palette.includes(token))
      .map(([text]) => `${name}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test('layers have names', () => {
  expect(found(styles, /z-index: *-?\d+/g)).toEqual([]);
});

test('paddings, margins and gaps are steps of the scale, up to its last', () => {
  const last = 2.5;
  const wrong = found(styles, /(?<=^ *)(?:padding|margin|gap|row-gap|column-gap)(?:-\w+)*: (?![^;]*\()[^;]*(?<![\w.-])[\d.]+rem[^;]*/gm).filter((text) =>
    [...text.matchAll(/(?<![\w.-])([\d.]+)rem/g)].some(([, rem]) => Number(rem) <= last),
  );
  expect(wrong).toEqual([]);
});

test('layouts change at the breakpoints that tokens.css lists, in one spelling', () => {
  const list = /Breakpoints.*?\*\//s.exec(tokens)?.[0] ?? '';
  const [below, upTo] = list.split('width <=').map((part) => [...part.matchAll(/[\d.]+em/g)].map(([width]) => width));
  expect(below).toContain('56.25em');
  const known = [
    ...(below ?? []).flatMap((width) => [`width < ${width}`, `width >= ${width}`, `${width} <= width`]),
    ...(upTo ?? []).flatMap((width) => [`width <= ${width}`, `width > ${width}`, `${width} < width`, `width: ${width}`]),
  ];
  const isKnown = (condition: string) => (condition.match(/[\d.]+\w+ <=? width|width(?:: | [<>]=? )[\d.]+\w+/g) ?? ['?']).every((half) => known.includes(half));
  const wrong = found(styles, /(?<=@media[^{]*)\([^()]*width[^()]*\)/g).filter((text) => !isKnown(text));
  expect(wrong).toEqual([]);
});
