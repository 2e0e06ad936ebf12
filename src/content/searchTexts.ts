import { dotted, type Json, valuesOf } from './json';

/** A file that is searched, of content or `locales/`, by its path from the project's folder. */
export interface TextFile {
  readonly file: string;
  readonly data: Json;
}

/** A text or a number of a file, with the words by which it is found. */
export interface SearchedText extends TextFile {
  /** `rules.4.text.pt` */
  readonly path: string;
  readonly text: string;
  readonly plain: string;
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

/** Every text and number of the files; a number as the desk writes it, `64,5`. */
export const textsIn = (files: readonly TextFile[]): SearchedText[] =>
  files.flatMap((one) =>
    valuesOf(one.data).flatMap(({ trail, value }) => {
      if ((typeof value !== 'string' && typeof value !== 'number') || trail[0] === '$schema') return [];
      const text = typeof value === 'number' ? String(value).replace('.', ',') : value;
      return [{ ...one, path: dotted(trail), text, plain: plainText(text) }];
    }),
  );

/** Whether a text is these words and nothing else, where a page may show it: no name in an address. */
export const isExactly = ({ path, plain }: SearchedText, query: string): boolean => plain === plainText(query) && !/\bslug$/.test(path);

/** The texts with all of these words, in any order: first those that are nothing else, then those that have them in a row. */
export function searchTexts(texts: readonly SearchedText[], query: string): SearchedText[] {
  const wanted = plainText(query);
  if (wanted === '') return [];
  const rank = (text: SearchedText): number => (isExactly(text, wanted) ? 0 : text.plain.includes(wanted) ? 1 : 2);
  return texts.filter(({ plain }) => wanted.split(' ').every((word) => plain.includes(word))).sort((one, other) => rank(one) - rank(other));
}
