import fs from 'node:fs';
import path from 'node:path';
import { contrast } from '../../domain/brand/colours';
import { fault, type Fault } from '../faults/fault';
import type { Data } from '../kinds';
import { type Content, filesOf, type Rule } from './rule';

type Colour = keyof Data<'Theme'>['palette'];

const pair = (colours: readonly Colour[], backgrounds: readonly Colour[]) =>
  colours.flatMap((colour) => backgrounds.map((background) => ({ colour, background })));

/** Colours of texts and of their backgrounds. */
const texts = [
  ...pair(['primary', 'secondaryText', 'accentOnLight', 'error'], ['page', 'field', 'panel']),
  ...pair(['primary', 'secondaryText'], ['bar']),
  ...pair(['primary'], ['highlight']),
  ...pair(['page', 'softOnDark', 'accentOnDark', 'highlight'], ['primary', 'primaryDark']),
  ...pair(['page'], ['primaryMid']),
];
/** Edges, icons and letters of 40 px. */
const controls = [...pair(['controlLine', 'highlightEdge'], ['page', 'field', 'panel']), ...pair(['accent'], ['page', 'field'])];

function lowContrasts(file: string, { palette, comfort }: Data<'Theme'>): Fault[] {
  // in comfort mode, soft text on dark is as light as any (src/styles/tokens.css)
  const strong = { ...palette, ...comfort, softOnDark: comfort.page };
  const sets = [
    { group: 'palette', colours: palette, pairs: texts, least: 4.5 },
    { group: 'palette', colours: palette, pairs: controls, least: 3 },
    { group: 'comfort', colours: strong, pairs: texts, least: 7 },
  ];
  return sets.flatMap(({ group, colours, pairs, least }) =>
    pairs.flatMap((names) => {
      const ratio = contrast(colours[names.colour], colours[names.background]);
      if (ratio >= least) return [];
      const field = group === 'comfort' && !(names.colour in comfort) ? names.background : names.colour;
      const [colour, background] = [names.colour, names.background].map((name) => `${name} ${colours[name]}`) as [string, string];
      return [fault(file, `${group}.${field}`, { code: 'lowContrast', colour, background, ratio: Math.round(ratio * 100) / 100, least })];
    }),
  );
}

/** Files exist; a drawing has a size, the mark is square, and neither runs scripts. */
const fileFaults = ({ root }: Content, file: string, files: Readonly<Record<string, string | undefined>>): Fault[] =>
  Object.entries(files).flatMap(([field, named]) => {
    if (named === undefined) return [];
    const place = path.posix.join(path.posix.dirname(file), named);
    if (!fs.existsSync(path.resolve(root, place))) return [fault(file, field, { code: 'noFile', named: place })];
    if (!named.endsWith('.svg')) return [];
    const text = fs.readFileSync(path.resolve(root, place), 'utf8');
    const [, width, height] = /<svg\b[^>]*viewBox="\S+ \S+ (\S+) (\S+)"/.exec(text) ?? [];
    const isSquare = width === height || (field !== 'mark' && field !== 'icon');
    const isSound = width !== undefined && isSquare && !/<(?:script|foreignObject)|\bon\w+=|href=/i.test(text);
    return isSound ? [] : [fault(file, field, { code: 'badDrawing', named: place })];
  });

/** The theme's colours have enough contrast (WCAG 2.2: 4.5 to 1 for text, 3 to 1 for controls; comfort mode: 7 to 1 for text), and its drawings work. */
export const themes: Rule = (content) => [
  ...filesOf(content, 'Theme').flatMap(({ file, data }) => {
    const { mark, icon, pattern, fonts } = data;
    const files = { mark, icon, pattern, 'fonts.display.file': fonts?.display.file, 'fonts.text.file': fonts?.text.file };
    return [...lowContrasts(file, data), ...fileFaults(content, file, files)];
  }),
  ...filesOf(content, 'Hotel').flatMap(({ file, data }) => fileFaults(content, file, { 'coastDrawing.file': data.coastDrawing?.file })),
];
