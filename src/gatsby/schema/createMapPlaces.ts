import type { Node } from 'gatsby';
import type { z } from 'zod';
import { defaultLanguage, type Language } from '../../site';
import { placesOnMap, type KindName } from '../../content/kinds';
import type { placeSchema } from '../../content/kinds/place';
import { pageOf } from '../../content/pages';
import { inLanguage, languageArgument } from './localized';
import type { PlaceHours } from '../../domain/hours/hoursOn';
import { exceptionsAhead, hoursOfNode, type PlaceContext, type PlaceNode, today } from './placeHours';

type Place = z.infer<typeof placeSchema>;
type Thing = Node & Pick<Place, 'slug' | 'name' | 'pictures'> & Partial<Place>;

interface Context {
  readonly nodeModel: { readonly findOne: (query: { type: string; query: { filter: object } }) => Promise<Thing | null> };
}

/** The content file of a place on the map; undefined if it is off the site. */
async function findContent({ slug }: Pick<Thing, 'slug'>, { nodeModel }: Context): Promise<Thing | undefined> {
  for (const type of placesOnMap) {
    const found = await nodeModel.findOne({ type, query: { filter: { slug: { eq: slug } } } });
    if (found) return found;
  }
  return undefined;
}

async function contentOf(place: Pick<Thing, 'slug'>, context: Context): Promise<Thing> {
  const found = await findContent(place, context);
  if (!found) throw new Error(`map.json names “${place.slug}”, which no file is called.`);
  return found;
}

/** A resolver for a place on the map that reads its content file. */
const ofContent =
  <Value>(read: (thing: Thing, language: Language, context: Context & PlaceContext) => Value) =>
  async (place: Pick<Thing, 'slug'>, { language = defaultLanguage }: { language?: Language }, context: Context & PlaceContext): Promise<Awaited<Value>> =>
    await read(await contentOf(place, context), language, context);

/** The hours of a place that keeps any. */
const hoursOf = (thing: Thing, context: PlaceContext): Promise<PlaceHours> | null => (thing.hours ? hoursOfNode(thing as Thing & PlaceNode, context) : null);

/** Adds to the places on the map the facts from their content files. */
export const mapResolvers = {
  ResortMap: {
    places: {
      resolve: async ({ places }: { readonly places: readonly Pick<Thing, 'slug'>[] }, _: object, context: Context) => {
        const found = await Promise.all(places.map((place) => findContent(place, context)));
        return places.filter((_place, index) => found[index]);
      },
    },
  },
  MapPlace: {
    name: { type: 'String!', description: 'Its name', args: languageArgument, resolve: ofContent(({ name }, language) => inLanguage(name, language)) },
    path: {
      type: 'String!',
      description: 'Where the site tells of it, without language',
      resolve: ofContent(({ internal, slug, path = null }) => pageOf(internal.type as KindName, { slug, path })),
    },
    hours: {
      type: '[OpeningHours!]!',
      description: 'Its opening hours; none where they are not known, or where it keeps none',
      resolve: ofContent(async (thing, _, context) => (await hoursOf(thing, context))?.hours ?? []),
    },
    seasons: {
      type: '[HoursSeason!]',
      description: 'Its other hours between two days of each year, if it has any',
      resolve: ofContent(async (thing, _, context) => (await hoursOf(thing, context))?.seasons),
    },
    exceptions: {
      type: '[HoursException!]',
      description: 'Days with hours of their own, or on which it is closed, if there are any ahead',
      resolve: ofContent(async (thing, _, context) => {
        const { exceptions } = (await hoursOf(thing, context)) ?? {};
        return exceptions && exceptionsAhead(exceptions, today());
      }),
    },
    picture: { type: 'Picture', description: 'Its first picture, if it has one', resolve: ofContent(({ pictures }) => pictures[0]) },
  },
};
