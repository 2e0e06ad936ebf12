import { fieldInPortuguese } from '../../../src/content/fieldLabels';
import { isObject, type Json } from '../../../src/content/json';
import { kindOfFile, kinds } from '../../../src/content/kinds';
import { hotelFolder } from '../../../src/hotel';

/** The desk's route for a content file; undefined for files it does not edit. */
export function routeOf(file: string): string | undefined {
  if (!kindOfFile(file)) return undefined;
  const [folder = '', name] = file.slice(hotelFolder.length + 1, -'.json'.length).split('/');
  return name ? `#/collections/${folder}/entries/${name}` : `#/collections/hotel/entries/${folder}`;
}

/** The name of an entry in Portuguese, of data that need not be valid. */
export function nameIn(data: Json): string {
  const { name, title, heading, slug } = isObject(data) ? data : {};
  const [words] = [name, title, heading].flatMap((text) => (isObject(text) && typeof text.pt === 'string' ? [text.pt] : []));
  return words ?? (typeof slug === 'string' ? slug : '');
}

/** An entry, or a field of it, in the desk's words: “Acomodações: Luxo › Resumo › inglês”. */
export function placeInWords(file: string, data: Json, path = ''): string {
  const kind = kindOfFile(file);
  if (!kind) return file;
  const name = kinds[kind].source.endsWith('.json') ? '' : `: ${nameIn(data)}`;
  return [kinds[kind].label + name, fieldInPortuguese(kind, path)].filter(Boolean).join(' › ');
}
