import { dotted, isObject, stringsOf } from './json';
import { kindOfFile, kinds, placesOnMap, type KindName } from './kinds';
import { pageOf } from './pages';
import { fieldOf, schemaAt } from './schema';
import type { TextFile } from './searchTexts';

/** The fields of other files that link to a thing: to its page or section, or by its name. */
export function linksTo({ file, data }: TextFile, files: readonly TextFile[]) {
  const kind = kindOfFile(file);
  if (!kind || !isObject(data) || typeof data.slug !== 'string') return [];
  const { slug, code } = data;
  const page = pageOf(kind, { slug, path: typeof data.path === 'string' ? data.path : null });
  const isOfIt: Readonly<Partial<Record<string, (value: string) => boolean>>> = {
    // things without a page or section are on the first page
    page: (value) => page !== '/' && (value === page || value.startsWith(`${page}#`)),
    offer: (value) => kind === 'Offer' && value === slug,
    place: (value) => (placesOnMap as readonly KindName[]).includes(kind) && value === slug,
    roomCode: (value) => kind === 'Room' && value === code,
  };
  return files.flatMap((other) => {
    const kindOfOther = kindOfFile(other.file);
    // the texts of its page go with it
    if (!kindOfOther || other.file === file || (kindOfOther === 'PageText' && isObject(other.data) && other.data.path === page)) return [];
    return stringsOf(other.data).flatMap(({ trail, value }) => {
      const schema = schemaAt(kinds[kindOfOther].schema, trail);
      const holds = schema && fieldOf(schema).meta.value;
      return holds && isOfIt[holds]?.(value) ? [{ ...other, path: dotted(trail) }] : [];
    });
  });
}
