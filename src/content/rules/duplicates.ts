import path from 'node:path';
import { fault, type Fault } from '../faults/fault';
import { clipped, dotted, isObject, valuesOf, type Json } from '../json';
import { kinds } from '../kinds';
import { type ContentFile, repeatsIn, type Rule } from './rule';

const slugOf = (data: Json): string | undefined => (isObject(data) && typeof data.slug === 'string' ? data.slug : undefined);

function differentFromFile({ kind, file, data }: ContentFile): Fault[] {
  const slug = slugOf(data);
  const expected = path.basename(file, '.json');
  if (kinds[kind].source.endsWith('.json') || slug === undefined || slug === expected) return [];
  return [fault(file, 'slug', { code: 'slugIsNotFileName', slug: clipped(slug), name: expected })];
}

/** Entries of one list that share a slug: the page could not distinguish them. */
const repeatedWithin = ({ file, data }: ContentFile): Fault[] =>
  valuesOf(data).flatMap(({ trail, value }) =>
    repeatsIn(Array.isArray(value) ? value : [], slugOf).map(({ index, earlier }) =>
      fault(file, dotted([...trail, index, 'slug']), { code: 'slugOfField', other: dotted([...trail, earlier]) }),
    ),
  );

/** Files of one kind whose slugs differ at most by capitals: some file systems and hosts ignore case. */
const repeatedAmong = (files: readonly ContentFile[]): Fault[] =>
  repeatsIn(files, ({ kind, file, data }) => `${kind} ${slugOf(data)?.toLowerCase() ?? file}`).map(({ entry, first }) =>
    fault(entry.file, 'slug', { code: 'slugOfFile', other: first.file }),
  );

/** A slug is the name of its file, and unique. */
export const slugs: Rule = ({ files }) => [...files.flatMap(differentFromFile), ...files.flatMap(repeatedWithin), ...repeatedAmong(files)];

/** What makes two entries of a list equal: the file of a picture, else the whole value. The rule `slugs` checks entries with a slug. */
function identityOf(entry: Json): string | undefined {
  if (!isObject(entry)) return JSON.stringify(entry);
  if ('slug' in entry) return undefined;
  return typeof entry.file === 'string' ? `file ${entry.file}` : JSON.stringify(entry);
}

/** No list has a duplicate day, picture or text. */
export const duplicates: Rule = ({ files }) =>
  files.flatMap(({ file, data, valid }) =>
    valuesOf(valid ? data : null).flatMap(({ trail, value }) =>
      repeatsIn(Array.isArray(value) ? value : [], identityOf).map(({ index, earlier }) =>
        fault(file, dotted([...trail, index]), { code: 'listedTwice', earlier: dotted([...trail, earlier]) }),
      ),
    ),
  );
