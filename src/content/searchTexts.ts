import { type z } from 'zod';
import { shownDay } from '../domain/i18n/brazilianDay';
import { dotted, isObject, type Json, type JsonObject, type Trail, valuesOf } from './json';
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
export const plainText = (text: string): string =>
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
      return [{ file, data, path: dotted([...trail, name]), text: 'vazio', plain: plainText(meta.label), isEmpty }];
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
      return [{ ...one, path: dotted(trail), text, plain: plainText(text) }];
    }),
    ...emptyFields(one),
  ]);

/** Whether a text is these words and nothing else, where a page may show it: no name in an address. */
export const isExactly = ({ path, plain, isEmpty }: SearchedText, query: string): boolean => !isEmpty && plain === plainText(query) && !/\bslug$/.test(path);

/** The texts with all of these words, in any order: first those that are nothing else, then those that have them in a row, last the empty fields. */
export function searchTexts(texts: readonly SearchedText[], query: string): SearchedText[] {
  const wanted = plainText(query);
  if (wanted === '') return [];
  const rank = (text: SearchedText): number => (text.isEmpty ? 3 : isExactly(text, wanted) ? 0 : text.plain.includes(wanted) ? 1 : 2);
  return texts.filter(({ plain }) => wanted.split(' ').every((word) => plain.includes(word))).sort((one, other) => rank(one) - rank(other));
}
