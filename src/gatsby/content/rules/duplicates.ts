import { fault } from '../fault';
import { dotted, isObject, valuesOf, type Json } from '../json';
import { filesOf, type Rule } from './rule';

interface Repeat {
  readonly index: number;
  /** Index of the first of the two. */
  readonly earlier: number;
}

function* repeatsIn<Entry>(list: readonly Entry[], keyOf: (entry: Entry) => string | undefined): Generator<Repeat> {
  const first = new Map<string, number>();
  for (const [index, entry] of list.entries()) {
    const key = keyOf(entry);
    if (key === undefined) continue;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else yield { index, earlier };
  }
}

/** What makes two entries of a list equal: the file of a picture, the whole value of anything else. Entries with a slug are left to the rule slugs. */
function identityOf(entry: Json): string | undefined {
  if (!isObject(entry)) return JSON.stringify(entry);
  if ('slug' in entry) return undefined;
  return typeof entry.file === 'string' ? `file ${entry.file}` : JSON.stringify(entry);
}

const remedy = 'keep one of the two';

/** No list has a duplicate: no day, picture, capacity for the same layout, or entry of the menu. */
export const duplicates: Rule = (content) => [
  ...content.files.flatMap(({ file, data, valid }) =>
    valuesOf(valid ? data : null).flatMap(({ trail, value }) =>
      Array.isArray(value)
        ? [...repeatsIn(value, identityOf)].map(({ index, earlier }) =>
            fault(file, dotted([...trail, index]), `it is listed already, as ${dotted([...trail, earlier])}`, remedy),
          )
        : [],
    ),
  ),
  ...filesOf(content, 'EventSpace').flatMap(({ file, data: { variants } }) =>
    [...repeatsIn(variants, ({ layout, capacity }) => `${layout} ${capacity}`)]
      .filter(({ index, earlier }) => JSON.stringify(variants[index]) !== JSON.stringify(variants[earlier]))
      .map(({ index, earlier }) => fault(file, `variants.${index}`, `variants.${earlier} gives the same figure for the same layout`, remedy)),
  ),
  ...filesOf(content, 'Navigation').flatMap(({ file, data }) => {
    const entries = data.menu.flatMap((group, side) => group.map(({ slug }, index) => ({ slug, field: `menu.${side}.${index}` })));
    return [...repeatsIn(entries, ({ slug }) => slug)].map(({ index, earlier }) =>
      fault(file, `${entries[index]?.field}.slug`, `“${entries[index]?.slug}” stands in the menu already, as ${entries[earlier]?.field}`, remedy),
    );
  }),
];
