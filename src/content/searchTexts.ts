import { type z } from 'zod';
import { shownDay } from '../domain/i18n/brazilianDay';
import { clipped, dotted, isObject, type Json, type JsonObject, type Trail, valuesOf } from './json';
import { fileSchema, kindOfFile } from './kinds';
import { fieldOf, fieldsIn } from './schema';

/** A searched file, of content or `locales/`, by its path from the project's folder. */
export interface TextFile {
  readonly file: string;
  readonly data: Json;
}

/** A text, a number or an empty field of a file, with its searchable form. */
export interface SearchedText extends TextFile {
  /** `rules.4.text.pt` */
  readonly path: string;
  readonly text: string;
  readonly plain: string;
  readonly isEmpty?: true;
}

/** Without accents, capitals, and special spaces and apostrophes, which people do not type. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u2060\u00ad]/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The empty fields of a file, by their labels; not those in list entries. */
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

/** Whether a text equals the query and may be shown on a page: no slug or address. */
export const isExactly = ({ path, plain, isEmpty }: SearchedText, query: string): boolean => !isEmpty && plain === foldedText(query) && !/\bslug$/.test(path);

/** Minimum length of a text that is recognized as part of a joined text. */
const leastOfPart = 10;

/** The texts that a page may have joined to the query, with others or with values, such as “{{percent}}% de volta até {{hours}} h”; the longest first. */
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

/** The texts with all words of the query, in any order: exact matches first, then the whole phrase, last the empty fields. */
export function searchTexts(texts: readonly SearchedText[], query: string): SearchedText[] {
  const wanted = foldedText(query);
  if (wanted === '') return [];
  const rank = (text: SearchedText): number => (text.isEmpty ? 3 : isExactly(text, wanted) ? 0 : text.plain.includes(wanted) ? 1 : 2);
  return texts.filter(({ plain }) => wanted.split(' ').every((word) => plain.includes(word))).sort((one, other) => rank(one) - rank(other));
}

/** A text from where the query begins, or its longest matching word. */
export function excerpt({ text, plain }: SearchedText, query: string): string {
  const words = foldedText(query);
  const all = [words, ...words.split(' ').sort((one, other) => other.length - one.length)];
  const at = Math.max(0, (all.map((one) => plain.indexOf(one)).find((found) => found >= 0) ?? 0) - 40);
  return (at > 0 ? '…' : '') + clipped(text.slice(at), 140);
}

/** Whether a query may be hours, days or prices, which no text contains. */
const mayBeFigure = /\d|(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?\b/i;
const byItself = 'Horas, dias e preços o site escreve sozinho, a partir da ficha do lugar.';

/** The summary of a search in Portuguese. @param whole how many texts have all its words @param found how many are listed, or parts of it */
export function searchSummary({ query, whole, found, shown }: Readonly<Record<'whole' | 'found' | 'shown', number> & { query: string }>): string {
  const places = found === 1 ? '1 lugar' : `${found} lugares`;
  if (found === 0) return `Nada tem estas palavras. Procure menos delas. ${byItself}`;
  if (whole === 0) return `Nenhum texto diz tudo isto. A página parece juntá-lo de ${places}:`;
  return `${places}${found > shown ? `, aqui os primeiros ${shown}` : ''}${mayBeFigure.test(query) ? `. ${byItself}` : ''}`;
}
