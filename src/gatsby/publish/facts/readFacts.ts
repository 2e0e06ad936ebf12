import type { BuildArgs } from 'gatsby';
import type { z } from 'zod';
import type common from '../../../../locales/pt/common.json';
import type rooms from '../../../../locales/pt/rooms.json';
import { withoutIllustrative } from '../../../content/illustrative';
import type { Json } from '../../../content/json';
import { type Data, kinds } from '../../../content/kinds';
import { fieldOf, fieldsIn } from '../../../content/schema';
import { withPlainPages } from '../../../domain/pages/navigation';
import { byLanguage, defaultLanguage, type Language } from '../../../site';
import { contentNodes, type Nodes } from '../../contentNodes';
import { inLanguage } from '../../schema/localized';
import { readMessages } from '../../schema/locales';
import { findPictureFiles, type PictureFile } from '../pictureFiles';

type Text = Partial<Record<Language, string>> & { readonly [defaultLanguage]: string };

/** A value of content in one language, with null for omitted values. */
type InLanguage<Value> = Value extends undefined
  ? null
  : Value extends Text
    ? string
    : Value extends readonly (infer Entry)[]
      ? readonly InLanguage<Entry>[]
      : Value extends object
        ? { readonly [Key in keyof Value]-?: InLanguage<Value[Key]> }
        : Value;

function factsIn(schema: z.ZodType, value: unknown, language: Language): unknown {
  const field = fieldOf(schema);
  if (value === undefined || value === null) return null;
  if (field.type === 'text') return inLanguage(value, language);
  if (field.type === 'list') return (value as unknown[]).map((entry) => factsIn(field.entry, entry, language));
  if (field.type !== 'group') return value;
  return Object.fromEntries(fieldsIn(field.schema).map(([name, inner]) => [name, factsIn(inner, (value as Record<string, unknown>)[name], language)]));
}

/** The kinds that are published in addition to the pages. */
const published = [
  'Hotel',
  'StayRules',
  'Navigation',
  'PageText',
  'PlainPage',
  'Room',
  'Restaurant',
  'Bar',
  'Meal',
  'Facility',
  'Offer',
  'EventSpace',
] as const;
type Published = (typeof published)[number];

/** Content by kind: the one file, or those of a folder in the order of lists. */
type Content = {
  readonly [Kind in Published]: (typeof kinds)[Kind]['source'] extends `${string}.json` ? InLanguage<Data<Kind>> : readonly InLanguage<Data<Kind>>[];
};

function contentOf(nodes: Nodes, language: Language): Content {
  const all = published.map((kind) => {
    // illustrative content is not a fact
    const values = contentNodes(nodes, kind).map((data) => factsIn(kinds[kind].schema, withoutIllustrative(data as unknown as Json), language));
    return [kind, kinds[kind].source.endsWith('.json') ? values[0] : values] as const;
  });
  return Object.fromEntries(all) as Content;
}

export interface FactPicture {
  readonly alt: string;
  readonly focus: string | null;
  readonly file: PictureFile;
}

/** The facts of the hotel in each language: the data that its pages query, without 404. */
export function factsOf(nodes: Nodes, fileOf: (picture: { readonly file: string }) => PictureFile) {
  const withFile = (picture: Omit<FactPicture, 'file'> & { readonly file: string }): FactPicture => ({ ...picture, file: fileOf(picture) });
  return byLanguage((language) => {
    const content = contentOf(nodes, language);
    const text: unknown = { common: readMessages(language, 'common'), rooms: readMessages(language, 'rooms') };
    return {
      ...content,
      Navigation: withPlainPages(content.Navigation, content.PlainPage),
      PageText: content.PageText.filter(({ slug }) => slug !== '404').map((page) => ({ ...page, picture: page.picture && withFile(page.picture) })),
      PlainPage: content.PlainPage.map((page) => ({ ...page, picture: page.picture && withFile(page.picture) })),
      Room: content.Room.map((room) => ({ ...room, pictures: room.pictures.map(withFile) })),
      Offer: content.Offer.map((offer) => ({ ...offer, picture: withFile(offer.picture) })),
      /** Namespaces that structured data shares with the pages. */
      messages: text as { readonly common: typeof common; readonly rooms: typeof rooms },
    };
  });
}

export type AllFacts = ReturnType<typeof factsOf>;
export type Facts = AllFacts[Language];

/** Reads everything that is published in addition to the pages. @throws if a picture cannot be read */
export async function readFacts(args: Nodes & Pick<BuildArgs, 'graphql'>): Promise<AllFacts> {
  const { PageText, PlainPage, Room, Offer } = contentOf(args, defaultLanguage);
  const pictures = [...Room.flatMap((room) => room.pictures), ...[...PageText, ...PlainPage, ...Offer].flatMap(({ picture }) => picture ?? [])];
  return factsOf(args, await findPictureFiles(args, pictures));
}
