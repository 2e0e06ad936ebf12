import path from 'node:path';
import { fault, type Fault } from '../fault';
import { clipped, dotted, isObject, valuesOf, type Json } from '../json';
import { kinds } from '../kinds';
import type { ContentFile, Rule } from './rule';

const slugOf = (data: Json): string | undefined => (isObject(data) && typeof data.slug === 'string' ? data.slug : undefined);
const oneOfTwo = 'give one of them another';

function differentFromFile({ kind, file, data }: ContentFile): Fault[] {
  const slug = slugOf(data);
  const expected = path.basename(file, '.json');
  if (kinds[kind].source.endsWith('.json') || slug === undefined || slug === expected) return [];
  const problem = `it is “${clipped(slug)}”, but the file is called ${expected}.json`;
  return [fault(file, 'slug', problem, `write “${expected}”, or rename the file`)];
}

/** Entries of one list that share a slug: the page could not tell them apart. */
const repeatedWithin = ({ file, data }: ContentFile): Fault[] =>
  valuesOf(data).flatMap(({ trail, value }) => {
    const first = new Map<string, number>();
    return (Array.isArray(value) ? value : []).flatMap((entry, index): Fault[] => {
      const slug = slugOf(entry);
      const earlier = slug === undefined ? undefined : first.get(slug);
      if (slug !== undefined && earlier === undefined) first.set(slug, index);
      if (earlier === undefined) return [];
      return [fault(file, dotted([...trail, index, 'slug']), `${dotted([...trail, earlier])} has the same slug`, oneOfTwo)];
    });
  });

/** Files of one kind whose slugs differ by capitals at most: some file systems and hosts ignore case. */
function repeatedAmong(files: readonly ContentFile[]): Fault[] {
  const first = new Map<string, string>();
  return files.flatMap(({ kind, file, data }): Fault[] => {
    const key = `${kind} ${slugOf(data)?.toLowerCase() ?? file}`;
    const earlier = first.get(key);
    first.set(key, earlier ?? file);
    return earlier ? [fault(file, 'slug', `${earlier} has the same slug`, oneOfTwo)] : [];
  });
}

/** A slug is the name of its file, and unique. */
export const slugs: Rule = ({ files }) => [...files.flatMap(differentFromFile), ...files.flatMap(repeatedWithin), ...repeatedAmong(files)];
