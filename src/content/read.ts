import fs from 'node:fs';
import path from 'node:path';
import { hotelFolder, inHotelFolder } from '../hotel';
import { closest } from './closest';
import { fault, type Fault } from './faults/fault';
import { isIgnored } from './ignoredFiles';
import type { Json } from './json';
import { kindBySource, type KindName } from './kinds';
import { readJson } from './readJson';
import type { ContentFile } from './rules/rule';
import { whyWithheld } from './withheld';

const folders = [...kindBySource.keys()].filter((source) => !source.endsWith('.json'));

/** All JSON files below the hotel's folder that Gatsby would read, including folders with such a name. */
function jsonBelow(folder: string, trail: readonly string[] = []): string[] {
  return fs
    .readdirSync(path.join(folder, ...trail), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const here = [...trail, entry.name];
      if (isIgnored(entry.name)) return [];
      if (/\.json$/i.test(entry.name)) return [here.join('/')];
      return entry.isDirectory() ? jsonBelow(folder, here) : [];
    });
}

const kindOf = (relative: string): KindName | undefined => {
  const [folder = '', name, ...deeper] = relative.split('/');
  if (name === undefined) return kindBySource.get(relative);
  return deeper.length === 0 && name.endsWith('.json') ? kindBySource.get(folder) : undefined;
};

/** The fault of a file where nothing reads it: it would be missing on the site without a message. */
function misplaced(relative: string): Fault {
  const [folder = '', name] = relative.split('/');
  const known = name === undefined ? [...kindBySource.keys()] : folders;
  const meant = relative.endsWith('.json') ? closest(folder, known) : relative.replace(/\.json$/i, '.json');
  const near = meant && meant !== folder ? inHotelFolder(meant) : undefined;
  return fault(inHotelFolder(relative), '', { code: 'misplaced', near, folders: folders.map(inHotelFolder) });
}

type ReadFile = Omit<ContentFile, 'valid'>;

/**
 * Reads every content file below `root`.
 * @returns the parsed files that the site shows, those that it does not (`whyWithheld`), and faults for unreadable ones
 */
export function readContent(root: string): { readonly files: readonly ReadFile[]; readonly withheld: readonly ReadFile[]; readonly faults: readonly Fault[] } {
  const read = jsonBelow(path.resolve(root, hotelFolder)).map((relative) => {
    const kind = kindOf(relative);
    const file = inHotelFolder(relative);
    return kind ? { kind, file, ...readJson(root, file) } : { faults: [misplaced(relative)] };
  });
  const parsed = read.flatMap((one) => ('data' in one ? [one] : []));
  const isWithheld = ({ kind, data }: ReadFile) => whyWithheld(kind, data) !== undefined;
  return { files: parsed.filter((one) => !isWithheld(one)), withheld: parsed.filter(isWithheld), faults: read.flatMap(({ faults }) => faults ?? []) };
}

/**
 * Whether the site reads a file: not if it is not content, or is not shown.
 * @param folder the hotel's, or a copy of it
 * @param isDevelop develop mode shows unfinished pages, too, to those who write them
 */
export function isSource(folder: string, relative: string, isDevelop = false): boolean {
  if (isIgnored(relative)) return false;
  const kind = kindOf(relative);
  if (!kind) return true;
  try {
    const why = whyWithheld(kind, JSON.parse(fs.readFileSync(path.join(folder, relative), 'utf8')) as Json);
    return why === undefined || (isDevelop && why === 'unfinished');
  } catch {
    // invalid or just deleted: the content check reports it
    return true;
  }
}
