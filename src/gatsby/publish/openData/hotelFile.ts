import { localizedPath } from '../../../domain/i18n/localizedPath';
import { barPath, diningPath, offerPath, roomPath } from '../../../domain/pages/addresses';
import { type Language, languages, siteUrl } from '../../../site';
import { publishedPath } from '../facts/placesOf';
import type { AllFacts, Facts } from '../facts/readFacts';
import { hotelSchemaAddress } from './addresses';
import { type HotelFile, hotelFileSchema, hotelFileVersion } from './hotelFileSchema';
import { type PerLanguage, mapLanguages, mapLanguagesOrNull, zipLanguages } from './perLanguage';

type Room = Facts['rooms']['nodes'][number];
type Dining = Facts['restaurants']['nodes'][number];
type Facility = Facts['facilities']['nodes'][number];
type Offer = Facts['offers']['nodes'][number];
type Space = Facts['spaces']['nodes'][number];
type Texts = Record<Language, string>;

const pageOf = (path: string): Texts => Object.fromEntries(languages.map((language) => [language, siteUrl + localizedPath(path, language)])) as Texts;

const listed = (texts: PerLanguage<readonly string[]>): Texts[] => zipLanguages(texts).map((all) => mapLanguages(all, (text) => text));

function roomOf(all: PerLanguage<Room>): HotelFile['rooms'][number] {
  const { slug, code, category, area, occupancy, extraBed, connectable, balcony, bathtub, television, accessibility } = all.pt;
  return {
    slug,
    code,
    category,
    name: mapLanguages(all, ({ name }) => name),
    page: pageOf(roomPath(all.pt.slug)),
    summary: mapLanguages(all, ({ summary }) => summary),
    description: listed(mapLanguages(all, ({ description }) => description)),
    area,
    occupancy,
    beds: mapLanguagesOrNull(all, ({ beds }) => beds),
    extraBed,
    connectable,
    balcony,
    bathtub,
    television,
    accessibility,
  };
}

const placeOf = (all: PerLanguage<Dining | Facility>, path: string) => ({
  slug: all.pt.slug,
  name: mapLanguages(all, ({ name }) => name),
  page: pageOf(path),
  summary: mapLanguages(all, ({ summary }) => summary),
  description: mapLanguages(all, ({ description }) => description),
  hours: all.pt.hours.map((period) => ({ ...period, days: [...period.days] })),
  facts: zipLanguages(mapLanguages(all, ({ facts }) => facts)).map((fact) => ({
    label: mapLanguages(fact, ({ label }) => label),
    value: mapLanguages(fact, ({ value }) => value),
  })),
});

const diningOf = (all: PerLanguage<Dining>, path: string): HotelFile['bars'][number] => ({
  ...placeOf(all, path),
  reservable: all.pt.reservable,
  menu: all.pt.menu,
});

function offerOf(all: PerLanguage<Offer>): HotelFile['offers'][number] {
  const { slug, season, months, priceFrom, minimumAge, annualDay, firstDay, lastDay } = all.pt;
  return {
    slug,
    name: mapLanguages(all, ({ name }) => name),
    page: pageOf(offerPath(all.pt)),
    season,
    months: [...months],
    when: mapLanguages(all, ({ when }) => when),
    summary: mapLanguages(all, ({ intro }) => intro),
    terms: zipLanguages(mapLanguages(all, ({ terms }) => terms)).map((term) => ({
      text: mapLanguages(term, ({ text }) => text),
      percent: term.pt.percent,
      certain: term.pt.certain,
      roomCodes: term.pt.roomCodes && [...term.pt.roomCodes],
    })),
    conditions: listed(mapLanguages(all, ({ conditions }) => conditions)),
    priceFrom,
    minimumAge,
    annualDay,
    firstDay,
    lastDay,
  };
}

function spaceOf(all: PerLanguage<Space>): HotelFile['spaces'][number] {
  const { slug, area, upperFloorOnly, capacities } = all.pt;
  return {
    slug,
    name: mapLanguages(all, ({ name }) => name),
    page: pageOf(`/detalhes-eventos#${slug}`),
    description: mapLanguages(all, ({ description }) => description),
    note: mapLanguagesOrNull(all, ({ note }) => note),
    area,
    upperFloorOnly,
    capacities,
    variants: zipLanguages(mapLanguages(all, ({ variants }) => variants)).map((variant) => ({
      layout: variant.pt.layout,
      capacity: variant.pt.capacity,
      note: mapLanguages(variant, ({ note }) => note),
    })),
  };
}

/**
 * The hotel as open data: the content of `/hotel.json`.
 * @throws where it does not conform to its schema
 */
export function hotelFile(all: AllFacts): HotelFile {
  const { hotel, stayRules } = all.pt;
  const { name, since, timeZone, officialStarRating, apartments, chalets, address, coordinates, phone, whatsapp, email } = hotel;
  const { checkIn, checkOut, tourismTax, parking, spaMinimumAge, cancellationHours, cancellationRefund } = stayRules;
  const things = <Thing>(list: (facts: Facts) => { readonly nodes: readonly Thing[] }) => zipLanguages(mapLanguages(all, (facts) => list(facts).nodes));
  const dining = (list: (facts: Facts) => { readonly nodes: readonly Dining[] }, path: (place: Dining) => string) =>
    things(list).map((place) => diningOf(place, path(place.pt)));
  return hotelFileSchema.parse({
    $schema: siteUrl + hotelSchemaAddress,
    version: hotelFileVersion,
    languages: ['pt', 'en', 'fr'],
    hotel: {
      name,
      since,
      page: pageOf('/'),
      timeZone,
      officialStarRating,
      apartments,
      chalets,
      address,
      coordinates,
      contacts: { phone, whatsapp, email },
    },
    stay: {
      checkIn,
      checkOut,
      tourismTax,
      parking,
      spaMinimumAge,
      cancellation: { hours: cancellationHours, refund: cancellationRefund },
      rules: zipLanguages(mapLanguages(all, (facts) => facts.stayRules.rules)).map((rule) => ({
        slug: rule.pt.slug,
        title: mapLanguages(rule, ({ title }) => title),
        text: mapLanguages(rule, ({ text }) => text),
      })),
    },
    rooms: things(({ rooms }) => rooms).map(roomOf),
    restaurants: dining(({ restaurants }) => restaurants, diningPath),
    bars: dining(({ bars }) => bars, barPath),
    dining: dining(({ moments }) => moments, diningPath),
    facilities: things(({ facilities }) => facilities).map((place) => ({
      ...placeOf(place, publishedPath(place.pt, all.pt)),
      minimumAge: place.pt.minimumAge,
    })),
    offers: things(({ offers }) => offers).map(offerOf),
    spaces: things(({ spaces }) => spaces).map(spaceOf),
  } satisfies HotelFile);
}
