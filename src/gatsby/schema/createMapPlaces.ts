import type { Node } from 'gatsby';
import { type MapPath, walksFrom } from '../../domain/map/paths';
import { defaultLanguage, type Language } from '../../site';
import { placesOnMap, type KindName } from '../../content/kinds';
import { pageOf } from '../../content/pages';
import { inLanguage, type Localized } from './localized';

interface MapPlace {
  readonly slug: string;
  readonly node: string;
}

interface MapNode {
  readonly pathsMeasured: boolean;
  readonly places: readonly MapPlace[];
  readonly starts: readonly { readonly node: string }[];
  readonly paths: readonly MapPath[];
}

interface Thing extends Node {
  readonly slug: string;
  readonly name: Localized;
  readonly path?: string | null;
  readonly hours?: readonly unknown[];
  readonly pictures: readonly unknown[];
}

interface Context {
  readonly nodeModel: { readonly findOne: (query: { type: string; query: { filter: object } }) => Promise<Thing | null> };
}

/** The content file that a place of the map refers to. */
async function contentOf({ slug }: MapPlace, { nodeModel }: Context): Promise<Thing> {
  for (const type of placesOnMap) {
    const found = await nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } });
    if (found) return found;
  }
  throw new Error(`content/map.json names “${slug}”, which no file is called.`);
}

/** A resolver of a place of the map that reads the place's own content file. */
const ofContent =
  <Value>(read: (thing: Thing, language: Language) => Value) =>
  async (place: MapPlace, { language = defaultLanguage }: { language?: Language }, context: Context): Promise<Value> =>
    read(await contentOf(place, context), language);

/** Adds to the places of the map the facts of their own content files, and to its starts the walking times, computed at build time. */
export const mapResolvers = {
  MapPlace: {
    name: {
      type: 'String!',
      description: 'Its name',
      args: { language: { type: 'String', defaultValue: defaultLanguage } },
      resolve: ofContent(({ name }, language) => inLanguage(name, language)),
    },
    path: {
      type: 'String!',
      description: 'Where the site tells of it, without language',
      resolve: ofContent(({ internal, slug, path = null }) => pageOf(internal.type as KindName, { slug, path })),
    },
    hours: {
      type: '[OpeningHours!]!',
      description: 'Its opening hours; none where they are not known, or where it keeps none',
      resolve: ofContent(({ hours }) => hours ?? []),
    },
    picture: {
      type: 'Picture',
      description: 'Its first picture, if it has one',
      resolve: ofContent(({ pictures }) => pictures[0]),
    },
  },
  MapStart: {
    minutes: { type: '[Int!]!', description: 'Minutes of walking to each place, in their order; none unless the paths have been measured' },
    stepFree: { type: '[String!]!', description: 'Slugs of the places that are reached without a step, as far as the hotel says so' },
  },
  ResortMap: {
    starts: { type: '[MapStart!]!', resolve: (map: MapNode) => map.starts.map((start) => ({ ...start, ...walksFrom(start.node, map) })) },
  },
};
