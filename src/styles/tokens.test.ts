import path from 'node:path';
import fs from 'node:fs';
import { hotelTheme, themeStyles } from '../gatsby/theme';

const root = path.resolve('src');
const tokens = fs.readFileSync(path.join(root, 'styles/tokens.css'), 'utf8');

/** The custom properties of the hotel's colours. */
const palette = [...themeStyles(hotelTheme()).matchAll(/--color-[\w-]+/g)].map(([name]) => name);

const styles = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== 'styles/tokens.css')
  .map((name) => ({ name, css: fs.readFileSync(path.join(root, name), 'utf8').replace(/\/\*.*?\*\//gs, '') }));
const modules = styles.filter(({ name }) => name.endsWith('.module.css'));

/** All matches of a pattern, each with the name of its file. */
const found = (files: typeof styles, pattern: RegExp) => files.flatMap(({ name, css }) => [...css.matchAll(pattern)].map(([text]) => `${name}: ${text}`));

/** Literal colours and custom properties; black in a mask does not count. */
const colour = /#(?!000\b)[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(\s*\d|var\((--[\w-]+)/gi;

test('the palette is used by roles alone, and every colour of it is there', () => {
  const used = styles.concat({ name: 'styles/tokens.css', css: tokens }).flatMap(({ css }) => css.match(/(?<=var\()--color-[\w-]+/g) ?? []);
  expect(used.filter((name) => !palette.includes(name))).toEqual([]);
});

test('components use colours of roles, never of the palette, and no literal ones', () => {
  expect(palette).toContain('--color-accent');
  const wrong = modules.flatMap(({ name, css }) =>
    [...css.matchAll(colour)].filter(([, token]) => token === undefined || palette.includes(token)).map(([text]) => `${name}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

// it splits the word for screen readers: “T… odos os dias” (`capitalized` in src/domain/i18n/capitalized.ts)
test('no style sheet has ::first-letter', () => {
  expect(found(styles, /::?first-letter/g)).toEqual([]);
});

test('every z-index is a token', () => {
  expect(found(styles, /z-index: *-?\d+/g)).toEqual([]);
});

test('paddings, margins and gaps up to the last step of the scale are steps of it', () => {
  const last = 2.5;
  const wrong = found(styles, /(?<=^ *)(?:padding|margin|gap|row-gap|column-gap)(?:-\w+)*: (?![^;]*\()[^;]*(?<![\w.-])[\d.]+rem[^;]*/gm).filter((text) =>
    [...text.matchAll(/(?<![\w.-])([\d.]+)rem/g)].some(([, rem]) => Number(rem) <= last),
  );
  expect(wrong).toEqual([]);
});

const scripts = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('gatsby'))
  .map((name) => ({ name, css: fs.readFileSync(path.join(root, name), 'utf8') }));

/** The exceptions that tokens.css explains. */
const exceptions = [
  'components/layout/Weather.tsx: (width < 48em)',
  'components/media/Film.tsx: (width >= 48em)',
  'sections/home/HomeRooms.module.css: (width < 48em)',
  'sections/home/HomeRooms.module.css: (width <= 64em)',
  'sections/home/HomeRooms.tsx: (width <= 64em)',
  'styles/FieldCard.module.css: (width < 48em)',
];

test('media queries, in scripts too, use the breakpoints that tokens.css lists, in one spelling', () => {
  const list = /Breakpoints.*?Exceptions/s.exec(tokens)?.[0] ?? '';
  const [below, upTo] = list.split('width <=').map((part) => [...part.matchAll(/[\d.]+em/g)].map(([width]) => width));
  expect(below).toContain('56.25em');
  expect(upTo).toContain('48em');
  const known = [
    ...(below ?? []).flatMap((width) => [`width < ${width}`, `width >= ${width}`, `${width} <= width`]),
    ...(upTo ?? []).flatMap((width) => [`width <= ${width}`, `width > ${width}`, `${width} < width`]),
  ];
  const isKnown = (condition: string) => (condition.match(/[\d.]+\w+ <=? width|width(?:: | [<>]=? )[\d.]+\w+/g) ?? ['?']).every((half) => known.includes(half));
  const used = [...found(styles, /(?<=@media[^{]*)\([^()]*width[^()]*\)/g), ...found(scripts, /\((?:width [<>]|(?:min|max)-width:)[^()$]*\)/g)];
  expect([...new Set(used.filter((text) => !isKnown(text)))].sort()).toEqual(exceptions);
});
