import { localizedPath } from '../../../domain/i18n/localizedPath';
import { pageOfOffer } from '../../../domain/offers/offerState';
import { roomPath } from '../../../domain/rooms/roomPath';
import { type Language, languages, siteUrl } from '../../../site';
import { barPath, diningPath, facilityPath } from '../facts/placesOf';
import type { AllFacts, Facts } from '../facts/readFacts';
import { hotelSchemaAddress } from './addresses';
import { type HotelFile, hotelFileSchema, hotelFileVersion } from './hotelFileSchema';
import { type InAll, said, saidOrNull, together } from './inAll';

type Room = Facts['rooms']['nodes'][number];
type Dining = Facts['restaurants']['nodes'][number];
type Facility = Facts['facilities']['nodes'][number];
type Offer = Facts['offers']['nodes'][number];
type Space = Facts['spaces']['nodes'][number];
type Texts = Record<Language, string>;

const pageOf = (path: string): Texts => Object.fromEntries(languages.map((language) => [language, siteUrl + localizedPath(path, language)])) as Texts;

const listed = (texts: InAll<readonly string[]>): Texts[] => together(texts).map((all) => said(all, (text) => text));

function roomOf(all: InAll<Room>): HotelFile['rooms'][number] {
  const { slug, code, category, area, occupancy, extraBed, connectable, balcony, bathtub, television, accessibility } = all.pt;
  return {
    slug,
    code,
    category,
    name: said(all, ({ name }) => name),
    page: pageOf(roomPath(all.pt.slug)),
    summary: said(all, ({ summary }) => summary),
    description: listed(said(all, ({ description }) => description)),
    area,
    occupancy,
    beds: saidOrNull(all, ({ beds }) => beds),
    extraBed,
    connectable,
    balcony,
    bathtub,
    television,
    accessibility,
  };
}

const placeOf = (all: InAll<Dining | Facility>, path: string) => ({
  slug: all.pt.slug,
  name: said(all, ({ name }) => name),
  page: pageOf(path),
  summary: said(all, ({ summary }) => summary),
  description: said(all, ({ description }) => description),
  hours: all.pt.hours.map((stretch) => ({ ...stretch, days: [...stretch.days] })),
  facts: together(said(all, ({ facts }) => facts)).map((fact) => ({ label: said(fact, ({ label }) => label), value: said(fact, ({ value }) => value) })),
});

const diningOf = (all: InAll<Dining>, path: string): HotelFile['bars'][number] => ({
  ...placeOf(all, path),
  reservable: all.pt.reservable,
  menu: all.pt.menu,
});

function offerOf(all: InAll<Offer>): HotelFile['offers'][number] {
  const { slug, season, months, priceFrom, minimumAge, annualDay, firstDay, lastDay } = all.pt;
  return {
    slug,
    name: said(all, ({ name }) => name),
    page: pageOf(pageOfOffer(all.pt)),
    season,
    months: [...months],
    when: said(all, ({ when }) => when),
    summary: said(all, ({ intro }) => intro),
    terms: together(said(all, ({ terms }) => terms)).map((term) => ({
      text: said(term, ({ text }) => text),
      percent: term.pt.percent,
      certain: term.pt.certain,
      roomCodes: term.pt.roomCodes && [...term.pt.roomCodes],
    })),
    conditions: listed(said(all, ({ conditions }) => conditions)),
    priceFrom,
    minimumAge,
    annualDay,
    firstDay,
    lastDay,
  };
}

function spaceOf(all: InAll<Space>): HotelFile['spaces'][number] {
  const { slug, area, upperFloorOnly, capacities } = all.pt;
  return {
    slug,
    name: said(all, ({ name }) => name),
    page: pageOf(`/detalhes-eventos#${slug}`),
    description: said(all, ({ description }) => description),
    note: saidOrNull(all, ({ note }) => note),
    area,
    upperFloorOnly,
    capacities,
    variants: together(said(all, ({ variants }) => variants)).map((variant) => ({
      layout: variant.pt.layout,
      capacity: variant.pt.capacity,
      note: said(variant, ({ note }) => note),
    })),
  };
}

/**
 * The hotel as open data: the content of `/hotel.json`.
 * @throws where it is not of its published shape
 */
export function hotelFile(all: AllFacts): HotelFile {
  const { hotel, stayRules } = all.pt;
  const { name, since, timeZone, officialStarRating, apartments, chalets, address, coordinates, phone, whatsapp, email } = hotel;
  const { checkIn, checkOut, tourismTax, parking, spaMinimumAge, cancellationHours, cancellationRefund } = stayRules;
  const things = <Thing>(list: (facts: Facts) => { readonly nodes: readonly Thing[] }) => together(said(all, (facts) => list(facts).nodes));
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
      rules: together(said(all, (facts) => facts.stayRules.rules)).map((rule) => ({
        slug: rule.pt.slug,
        title: said(rule, ({ title }) => title),
        text: said(rule, ({ text }) => text),
      })),
    },
    rooms: things(({ rooms }) => rooms).map(roomOf),
    restaurants: dining(({ restaurants }) => restaurants, diningPath),
    bars: dining(({ bars }) => bars, barPath),
    dining: dining(({ moments }) => moments, diningPath),
    facilities: things(({ facilities }) => facilities).map((place) => ({
      ...placeOf(place, facilityPath(place.pt, all.pt)),
      minimumAge: place.pt.minimumAge,
    })),
    offers: things(({ offers }) => offers).map(offerOf),
    spaces: things(({ spaces }) => spaces).map(spaceOf),
  } satisfies HotelFile);
}
