import { localizedPath } from '../../../domain/i18n/localizedPath';
import { daysOf } from '../../../domain/offers/offerState';
import { barPath, diningPath, offerPath, roomPath, spacePath } from '../../../domain/pages/addresses';
import type { PlainDate } from '../../../domain/time/plainDate';
import { environment } from '../../../environment';
import { byLanguage, type Language, languages } from '../../../site';
import { publishedPath } from '../facts/publishedPages';
import type { AllFacts, Facts } from '../facts/readFacts';
import { type HotelFile, hotelFileSchema, hotelFileVersion, hotelSchemaAddress } from './hotelFileSchema';

const { siteUrl } = environment();

type PerLanguage<Value> = Readonly<Record<Language, Value>>;
type Nodes<Name extends 'restaurants' | 'facilities'> = Facts[Name]['nodes'][number];

/** A text in all languages, or null where it is null: in all languages or in none, since the others fall back to Portuguese. */
const textOf = <Key extends string>(all: PerLanguage<Readonly<Record<Key, string | null>>>, key: Key) =>
  all.pt[key] === null ? null : byLanguage((language) => all[language][key]);

/** Some texts of a thing, each in all languages. */
const textsOf = <Key extends string>(all: PerLanguage<Readonly<Record<Key, string | null>>>, ...keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, textOf(all, key)]));

/**
 * The lists of all languages as one list of values in all languages.
 * @throws where the lists differ in length
 */
const zipped = <Source, Value>(all: PerLanguage<Source>, listOf: (source: Source) => readonly Value[]): PerLanguage<Value>[] =>
  listOf(all.pt).map((_, index) =>
    byLanguage((language) => {
      const list = listOf(all[language]);
      const value = list[index];
      if (value === undefined || list.length !== listOf(all.pt).length) throw new Error(`A list has other lengths in pt and in ${language}.`);
      return value;
    }),
  );

const pageOf = (path: string) => byLanguage((language) => siteUrl + localizedPath(path, language));

const placeOf = (all: PerLanguage<Nodes<'restaurants'> | Nodes<'facilities'>>, path: string) => ({
  ...all.pt,
  ...textsOf(all, 'name', 'summary', 'description'),
  page: pageOf(path),
  facts: zipped(all, ({ facts }) => facts).map((fact) => textsOf(fact, 'label', 'value')),
});

/**
 * The hotel as open data: the content of `/hotel.json`. The schema validates it, and leaves out what it does not name.
 * @param today the day of the build at the hotel: what comes every year has the days of its next time
 * @throws where it does not conform to its schema
 */
export function hotelFile(all: AllFacts, today: PlainDate): HotelFile {
  const { hotel, stayRules } = all.pt;
  const dining = (list: (facts: Facts) => readonly Nodes<'restaurants'>[], path: (place: Nodes<'restaurants'>) => string) =>
    zipped(all, list).map((place) => placeOf(place, path(place.pt)));
  return hotelFileSchema.parse({
    $schema: siteUrl + hotelSchemaAddress,
    version: hotelFileVersion,
    languages,
    hotel: { ...hotel, page: pageOf('/'), contacts: hotel },
    stay: {
      ...stayRules,
      cancellation: { hours: stayRules.cancellationHours, refund: stayRules.cancellationRefund },
      rules: zipped(all, (facts) => facts.stayRules.rules).map((rule) => ({ slug: rule.pt.slug, ...textsOf(rule, 'title', 'text') })),
    },
    rooms: zipped(all, ({ rooms }) => rooms.nodes).map((room) => ({
      ...room.pt,
      ...textsOf(room, 'name', 'summary', 'beds'),
      page: pageOf(roomPath(room.pt.slug)),
      description: zipped(room, ({ description }) => description),
    })),
    restaurants: dining(({ restaurants }) => restaurants.nodes, diningPath),
    bars: dining(({ bars }) => bars.nodes, barPath),
    dining: dining(({ meals }) => meals.nodes, diningPath),
    facilities: zipped(all, ({ facilities }) => facilities.nodes).map((place) => placeOf(place, publishedPath(place.pt, all.pt))),
    offers: zipped(all, ({ offers }) => offers.nodes).map((offer) => ({
      ...offer.pt,
      ...textsOf(offer, 'name', 'when'),
      ...daysOf(offer.pt, today),
      page: pageOf(offerPath(offer.pt)),
      summary: textOf(offer, 'intro'),
      terms: zipped(offer, ({ terms }) => terms).map((term) => ({ ...term.pt, ...textsOf(term, 'text') })),
      conditions: zipped(offer, ({ conditions }) => conditions),
    })),
    spaces: zipped(all, ({ spaces }) => spaces.nodes).map((space) => ({
      ...space.pt,
      ...textsOf(space, 'name', 'description', 'note'),
      page: pageOf(spacePath(space.pt.slug)),
      variants: zipped(space, ({ variants }) => variants).map((variant) => ({ ...variant.pt, ...textsOf(variant, 'note') })),
    })),
  });
}
