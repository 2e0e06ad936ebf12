import path from 'node:path';
import fs from 'node:fs';

const root = path.resolve('src');
const tokens = fs.readFileSync(path.join(root, 'styles/tokens.css'), 'utf8');

/** The custom properties under “raw: colour”. */
const palette = [...(tokens.split('/* raw: colour */')[1]?.split('/* raw: type */')[0] ?? '').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name ?? '');

const styles = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && name !== 'styles/tokens.css')
  .map((name) => ({ name, css: fs.readFileSync(path.join(root, name), 'utf8').replace(/\/\*.*?\*\//gs, '') }));
const modules = styles.filter(({ name }) => name.endsWith('.module.css'));

/** All matches of a pattern, each with the name of its file. */
const found = (files: typeof styles, pattern: RegExp) => files.flatMap(({ name, css }) => [...css.matchAll(pattern)].map(([text]) => `${name}: ${text}`));

/** Literal colours and custom properties; black in a mask does not count. */
const colour = /#(?!000\b)[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(\s*\d|var\((--[\w-]+)/gi;

test('components use colours of roles, never of the palette, and no literal ones', () => {
  expect(palette).toContain('--color-gold');
  const wrong = modules.flatMap(({ name, css }) =>
    [...css.matchAll(colour)].filter(([, token]) => token === undefined || palette.includes(token)).map(([text]) => `${name}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['gilt', 'gold'],
  ['gleam', 'gold-light'],
  ['glow', 'yellow'],
  ['linen', 'linen'],
])('--%s has the channels of --color-%s, but for comfort mode', (role, colour) => {
  const [, channels] = new RegExp(`--${role}: ([\\d ]+);`).exec(tokens) ?? [];
  const [, ...hex] = new RegExp(`--color-${colour}: #(..)(..)(..);`).exec(tokens) ?? [];
  expect(channels).toBe(hex.map((channel) => Number.parseInt(channel, 16)).join(' '));
});

test('the arrow of selects is of --color-green', () => {
  const [, green] = /--color-green: #(.{6});/.exec(tokens) ?? [];
  expect(/--select-arrow: .*/.exec(tokens)?.[0]).toContain(`stroke='%23${green}'`);
});

// it splits the word for screen readers: “T… odos os dias” (`capitalized` in src/domain/i18n/formatDays.ts)
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
