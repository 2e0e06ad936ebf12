import type { BuildArgs } from 'gatsby';
import type { z } from 'zod';
import type common from '../../../../locales/pt/common.json';
import type rooms from '../../../../locales/pt/rooms.json';
import { type Data, kinds } from '../../../content/kinds';
import { fieldOf, fieldsIn } from '../../../content/schema';
import { byLanguage, defaultLanguage, type Language } from '../../../site';
import { contentNodes, type Nodes } from '../../contentNodes';
import { readWords } from '../../schema/words';
import { findPictureFiles, type PictureFile } from '../pictureFiles';

/** A text as content files have it. */
type Text = Partial<Record<Language, string>> & { readonly [defaultLanguage]: string };

/** A value of content with `Words` for each text, and null for what is left out. */
export type WithWords<Words, Value> = Value extends undefined
  ? null
  : Value extends Text
    ? Words
    : Value extends readonly (infer Entry)[]
      ? readonly WithWords<Words, Entry>[]
      : Value extends object
        ? { readonly [Key in keyof Value]-?: WithWords<Words, Value[Key]> }
        : Value;

function withWords(schema: z.ZodType, value: unknown, wordsOf: (text: Text) => unknown): unknown {
  const field = fieldOf(schema);
  if (value === undefined || value === null) return null;
  if (field.type === 'text') return wordsOf(value as Text);
  if (field.type === 'list') return (value as unknown[]).map((entry) => withWords(field.entry, entry, wordsOf));
  if (field.type !== 'group') return value;
  return Object.fromEntries(fieldsIn(field.schema).map(([name, inner]) => [name, withWords(inner, (value as Record<string, unknown>)[name], wordsOf)]));
}

/** The kinds that are published beside the pages. */
const published = ['Hotel', 'StayRules', 'Navigation', 'PageWords', 'Room', 'Restaurant', 'Bar', 'Meal', 'Facility', 'Offer', 'EventSpace'] as const;
type Published = (typeof published)[number];

/** Content by kind: the one file, or those of a folder in the order of lists. */
type Content<Words> = {
  readonly [Kind in Published]: (typeof kinds)[Kind]['source'] extends `${string}.json`
    ? WithWords<Words, Data<Kind>>
    : readonly WithWords<Words, Data<Kind>>[];
};

/** @param wordsOf what to read of each text */
function contentOf<Words>(nodes: Nodes, wordsOf: (text: Text) => Words): Content<Words> {
  const all = published.map((kind) => {
    const values = contentNodes(nodes, kind).map((data) => withWords(kinds[kind].schema, data, wordsOf));
    return [kind, kinds[kind].source.endsWith('.json') ? values[0] : values] as const;
  });
  return Object.fromEntries(all) as Content<Words>;
}

/** A text in a language, in Portuguese where it is not translated. */
const inLanguage = (text: Text, language: Language): string => text[language] ?? text[defaultLanguage];

export type ContentInLanguages = Content<Readonly<Record<Language, string>>>;

/** The content of the site, each text in all languages. */
export const contentInLanguages = (nodes: Nodes): ContentInLanguages => contentOf(nodes, (text) => byLanguage((language) => inLanguage(text, language)));

/** A picture of content, as the facts have it. */
export interface FactPicture {
  readonly alt: string;
  readonly focus: string | null;
  readonly file: PictureFile;
}

/** The facts of the hotel in each language: the data that its pages query, without 404. */
export function factsOf(nodes: Nodes, fileOf: (picture: { readonly file: string }) => PictureFile) {
  const withFile = (picture: Omit<FactPicture, 'file'> & { readonly file: string }): FactPicture => ({ ...picture, file: fileOf(picture) });
  return byLanguage((language) => {
    const content = contentOf(nodes, (text) => inLanguage(text, language));
    const words: unknown = { common: readWords(language, 'common'), rooms: readWords(language, 'rooms') };
    return {
      ...content,
      PageWords: content.PageWords.filter(({ slug }) => slug !== '404').map((page) => ({ ...page, picture: page.picture && withFile(page.picture) })),
      Room: content.Room.map((room) => ({ ...room, pictures: room.pictures.map(withFile) })),
      Offer: content.Offer.map((offer) => ({ ...offer, picture: withFile(offer.picture) })),
      /** Namespaces that structured data shares with the pages. */
      words: words as { readonly common: typeof common; readonly rooms: typeof rooms },
    };
  });
}

/** The facts of every language, by language. */
export type AllFacts = ReturnType<typeof factsOf>;
export type Facts = AllFacts[Language];

/**
 * Reads everything that is published beside the pages: structured data, link previews, open data.
 * @throws where a picture cannot be read
 */
export async function readFacts(args: Nodes & Pick<BuildArgs, 'graphql'>): Promise<AllFacts> {
  const { PageWords, Room, Offer } = contentInLanguages(args);
  const pictures = [...Room.flatMap((room) => room.pictures), ...[...PageWords, ...Offer].flatMap(({ picture }) => picture ?? [])];
  return factsOf(args, await findPictureFiles(args, pictures));
}
