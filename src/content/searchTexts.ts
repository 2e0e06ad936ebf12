import { type z } from 'zod';
import { shownDay } from '../domain/i18n/brazilianDay';
import { clipped, dotted, isObject, type Json, type JsonObject, type Trail, valuesOf } from './json';
import { fileSchema, kindOfFile } from './kinds';
import { fieldOf, fieldsIn } from './schema';

/** A file that is searched, of content or `locales/`, by its path from the project's folder. */
export interface TextFile {
  readonly file: string;
  readonly data: Json;
}

/** A text or a number of a file, or an empty field, with the words by which it is found. */
export interface SearchedText extends TextFile {
  /** `rules.4.text.pt` */
  readonly path: string;
  readonly text: string;
  readonly plain: string;
  readonly isEmpty?: true;
}

/** Without accents, capitals, kinds of spaces and of apostrophes, which nobody types as a page has them. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u2060\u00ad]/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The empty fields of a file, by their labels; none of those in entries of lists. */
function emptyFields({ file, data }: TextFile): SearchedText[] {
  const walk = (schema: z.ZodObject, group: JsonObject, trail: Trail): SearchedText[] =>
    fieldsIn(schema).flatMap(([name, inner]) => {
      const { type, schema: own, meta } = fieldOf(inner);
      const value = group[name];
      if (type === 'group' && isObject(value)) return walk(own, value, [...trail, name]);
      const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
      if (!isEmpty || meta.label === undefined) return [];
      return [{ file, data, path: dotted([...trail, name]), text: 'vazio', plain: foldedText(meta.label), isEmpty }];
    });
  const kind = kindOfFile(file);
  return kind && isObject(data) ? walk(fileSchema(kind), data, []) : [];
}

/** Every text and number of the files, numbers and days as the desk writes them, `64,5`, `25/12`; and their empty fields. */
export const textsIn = (files: readonly TextFile[]): SearchedText[] =>
  files.flatMap((one) => [
    ...valuesOf(one.data).flatMap(({ trail, value }) => {
      if ((typeof value !== 'string' && typeof value !== 'number') || trail[0] === '$schema') return [];
      const text = typeof value === 'number' ? String(value).replace('.', ',') : shownDay(value);
      return [{ ...one, path: dotted(trail), text, plain: foldedText(text) }];
    }),
    ...emptyFields(one),
  ]);

/** Whether a text is these words and nothing else, where a page may show it: no name in an address. */
export const isExactly = ({ path, plain, isEmpty }: SearchedText, query: string): boolean => !isEmpty && plain === foldedText(query) && !/\bslug$/.test(path);

/** The shortest words of a text by which a page that joins several is recognized. */
const leastOfPart = 10;

/** The longest first: texts whose words a page may have joined to these, with others or with values, such as “{{percent}}% de volta até {{hours}} h”. */
export function partsOf(texts: readonly SearchedText[], query: string): SearchedText[] {
  const wanted = foldedText(query);
  return texts
    .flatMap((text) => {
      const words = text.plain.split(/\{\{.*?\}\}/).map((part) => part.trim());
      const { length } = words.join('');
      return !text.isEmpty && length >= leastOfPart && words.every((part) => wanted.includes(part)) ? [{ text, length }] : [];
    })
    .sort((one, other) => other.length - one.length)
    .map(({ text }) => text);
}

/** The texts with all of these words, in any order: first those that are nothing else, then those that have them in a row, last the empty fields. */
export function searchTexts(texts: readonly SearchedText[], query: string): SearchedText[] {
  const wanted = foldedText(query);
  if (wanted === '') return [];
  const rank = (text: SearchedText): number => (text.isEmpty ? 3 : isExactly(text, wanted) ? 0 : text.plain.includes(wanted) ? 1 : 2);
  return texts.filter(({ plain }) => wanted.split(' ').every((word) => plain.includes(word))).sort((one, other) => rank(one) - rank(other));
}

/** A text from where the words begin, or the longest of them that it has. */
export function excerpt({ text, plain }: SearchedText, query: string): string {
  const words = foldedText(query);
  const all = [words, ...words.split(' ').sort((one, other) => other.length - one.length)];
  const at = Math.max(0, (all.map((one) => plain.indexOf(one)).find((found) => found >= 0) ?? 0) - 40);
  return (at > 0 ? '…' : '') + clipped(text.slice(at), 140);
}

/** Whether words may be hours, days or prices, which are in no text. */
const mayBeFigure = /\d|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?\b/i;
const byItself = 'Horas, dias e preços o site escreve sozinho, a partir da ficha do lugar.';

/** What is said of a search in Portuguese. @param whole how many texts have all of its words @param found how many are listed, or parts of it */
export function searchSummary({ query, whole, found, shown }: Readonly<Record<'whole' | 'found' | 'shown', number> & { query: string }>): string {
  const places = found === 1 ? '1 lugar' : `${found} lugares`;
  if (found === 0) return `Nada tem estas palavras. Procure menos delas. ${byItself}`;
  if (whole === 0) return `Nenhum texto diz tudo isto. A página parece juntá-lo de ${places}:`;
  return `${places}${found > shown ? `, aqui os primeiros ${shown}` : ''}${mayBeFigure.test(query) ? `. ${byItself}` : ''}`;
}
