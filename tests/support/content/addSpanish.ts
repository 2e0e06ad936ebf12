import fs from 'node:fs';
import path from 'node:path';
import { room } from './hotel';
import { menuPaths } from './navigation';

/** What a translator has begun with: the name of the first room, and of the first link of the menu. */
export const translated = { room: `content/rooms/${room.slug}.json`, name: 'Lujo', link: menuPaths[0] ?? '' } as const;

interface Begun {
  readonly name?: Record<string, string>;
  readonly menu?: { readonly label: Record<string, string> }[][];
}
function addTexts(file: string): void {
  const content = JSON.parse(fs.readFileSync(file, 'utf8')) as Begun;
  Object.assign(content.name ?? content.menu?.[0]?.[0]?.label ?? {}, { es: translated.name });
  fs.writeFileSync(file, JSON.stringify(content, null, 2));
}

/** The page that a language is added by. */
const page = 'docs/languages.md';

/** The lines of a difference that begin with a space or the given sign, without it. */
const linesWith = (difference: string, sign: string): string =>
  difference
    .split('\n')
    .filter((line) => line.startsWith(' ') || line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');

/**
 * Adds Spanish to a copy of the project by the blocks of docs/languages.md alone: a difference changes the file that it names, any other block is a new file.
 * @returns the files that were there before and are changed now
 * @throws where the page and a file differ
 */
export function addSpanish(copy: string): string[] {
  const changed = new Set<string>();
  const blocks = [...fs.readFileSync(page, 'utf8').matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)];
  for (const [, type = '', name = '', block = ''] of blocks) {
    const file = path.join(copy, name);
    if (type !== 'diff') {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, block, { flag: 'wx' });
      continue;
    }
    const before = fs.readFileSync(file, 'utf8');
    const [found, ...others] = before.split(linesWith(block, '-'));
    if (found === undefined || others.length !== 1) throw new Error(`${page} names lines that are not once in ${name}: bring the page up to date.`);
    fs.writeFileSync(file, [found, ...others].join(linesWith(block, '+')));
    changed.add(name);
  }
  for (const file of [translated.room, 'content/navigation.json']) addTexts(path.join(copy, file));
  return [...changed];
}
