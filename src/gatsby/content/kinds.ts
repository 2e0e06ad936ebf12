import { z } from 'zod';
import { hotelTimeZone } from '../../site';
import {
  choice,
  day,
  facts,
  fixedStay,
  group,
  hourPictures,
  hours,
  item,
  line,
  order,
  panorama,
  path,
  picture,
  pictures,
  slug,
  telephone,
  text,
  texts,
  time,
  typeName,
  url,
  weekday,
  whole,
  asGraphQL,
} from './fields';

const yesNo = (description: string) => z.boolean().nullable().describe(`${description}; null while the hotel has not said: it is then left out`);

const room = z.strictObject({
  slug,
  order,
  category: choice('RoomCategory', ['standard', 'premium', 'luxury', 'master', 'chalet']).describe('The tab it stands under'),
  code: line('The short code that offers use, such as LX; null where none is known', { max: 8 }).nullable(),
  name: text('Name of the room type', { max: 40 }),
  summary: text('One line for cards', { max: 90 }),
  description: texts('A paragraph', { min: 1 }),
  area: z.number().positive().max(2_000).describe('Floor area in square metres'),
  occupancy: group('Occupancy', { min: whole('Fewest guests', 1, 50), max: whole('Most guests', 1, 50) }).describe('How many guests it takes'),
  beds: text('Kinds of beds', { max: 90 }).nullable().describe('Kinds of beds; null while the hotel has not said: it is then left out'),
  extraBed: yesNo('Whether a cot or an extra bed can be added'),
  connectable: yesNo('Whether two can be joined'),
  balcony: yesNo('Whether it has a private balcony'),
  bathtub: yesNo('Whether it has a bathtub'),
  television: yesNo('Whether it has a television'),
  accessibility: group('RoomAccessibility', {
    stepFree: yesNo('Step-free way in'),
    doorWidth: whole('Narrowest door in centimetres', 40, 400).nullable(),
    rollInShower: yesNo('Roll-in shower'),
    grabBars: yesNo('Grab bars'),
  })
    .nullable()
    .describe('Facts for guests with reduced mobility; null while the hotel has not given them, then nothing is shown'),
  carouselPath: path.optional().describe('Where its card in the carousel leads, when not to its own page'),
  pictures: pictures(1),
  panorama: panorama.nullish(),
  balconyHours: hourPictures('The view from the balcony by the hour; null or left out, or with fewer than two pictures, the page shows no such view').nullish(),
});

const place = {
  slug,
  order,
  name: text('Name', { max: 60 }),
  summary: text('One line for lists', { max: 120 }),
  description: text('A few sentences'),
  hours: z.array(hours).describe('Opening hours; an empty list while the hotel has not said'),
  facts,
  path: path.nullable().describe('The page that tells more, if any'),
  pictures: pictures(1),
};
const dining = { ...place, reservable: z.boolean().describe('Whether a table can be asked for'), menu: url('The digital menu').nullable() };

const capacity = (layout: string) => whole(`Guests in ${layout}; null where the source gives no figure`, 1, 100_000).nullable();
const layouts = {
  auditorium: capacity('auditorium rows'),
  dinnerWithStage: capacity('dinner with a stage'),
  dinnerWithoutStage: capacity('dinner without a stage'),
  fishbone: capacity('fishbone, rows set at an angle'),
  cocktail: capacity('cocktail, standing'),
  school: capacity('school desks'),
  uShape: capacity('a U'),
};
const layout = choice('Layout', Object.keys(layouts) as [keyof typeof layouts, ...(keyof typeof layouts)[]]).describe('How a hall is set');

const eventSpace = z.strictObject({
  slug,
  order,
  name: text('Name', { max: 60 }),
  note: text('A remark on the figures', { max: 160 }).nullable(),
  description: text('A sentence or two'),
  area: z.number().positive().max(1_000_000).nullable().describe('Floor area in square metres; null while the hotel has not said'),
  capacities: group('Capacities', layouts).describe('Guests per layout'),
  variants: z
    .array(group('CapacityVariant', { layout, capacity: whole('Guests', 1, 100_000), note: text('When this figure holds', { max: 160 }) }))
    .describe('Other figures that the source gives for the same layout'),
  upperFloorOnly: z.boolean().describe('Whether the figures are for the upper floor only'),
  acknowledged: z
    .array(
      group('Acknowledgement', {
        layout,
        reason: line('Why the figure stands nevertheless', { max: 300 }),
      }),
    )
    .optional()
    .describe('Layouts whose figures are larger than they can be and are nevertheless the source’s own: the content check lets these pass, and no others'),
  pictures: pictures(1),
});

const month = whole('Month, 1 to 12', 1, 12);
const dayOfYear = group('DayOfYear', { month, day: whole('Day of the month', 1, 31) });
const count = (description: string) => whole(description, 1, 100);
const term = group('Term', {
  text: text('The rule in words, to stand after its figure: "in stays from Thursday to Sunday"', { max: 160 }),
  percent: whole('Percent off', 1, 100).nullable().describe('Percent off; null where the rule gives something else'),
  roomCodes: z.array(z.string().min(1)).min(1).optional().describe('Codes of the room types that it holds for, such as LX; all when left out'),
  certain: z.boolean().describe('Whether the words leave no doubt; otherwise guests are told to ask'),
  needs: group('TermNeeds', {
    checkIn: z.array(weekday).min(1).optional().describe('Check-in on one of these days'),
    checkOut: z.array(weekday).min(1).optional().describe('Check-out on one of these days'),
    nightsOn: z.array(weekday).min(1).optional().describe('At least one night begins on one of these days'),
    nightsPerhapsOn: z
      .array(weekday)
      .min(1)
      .optional()
      .describe('Days on which a night may count beside those of nightsOn: the words can be read either way, and guests are told to ask'),
    nightsFrom: count('At least this many nights').optional(),
    nightsUpTo: count('At most this many nights').optional(),
    night: dayOfYear.optional().describe('The stay holds the night that begins on this day'),
    months: z.array(month).min(1).optional().describe('Every night lies in one of these months'),
    guestFrom: count('One guest is at least this old, in years').optional(),
    children: group('ChildrenNeeded', { count: count('How many'), upToAge: whole('Greatest age in years', 0, 17) })
      .optional()
      .describe('At least so many children of at most such an age'),
    roomsFrom: count('At least this many rooms').optional(),
  }).describe('What it asks of a stay; what is left out is not asked'),
}).describe('One rule of an offer');

const offer = z.strictObject({
  slug,
  order,
  season: choice('Season', ['spring', 'summer', 'autumn', 'winter', 'allYear']).describe('The season in Brazil'),
  months: z
    .array(whole('A month, 1 to 12', 1, 12))
    .max(12)
    .describe('Months it falls in, 1 to 12; empty for all year'),
  path: path.nullable().describe('Its own page; null where it stands among the experiences only'),
  mood: choice('OfferMood', ['christmas', 'newYear', 'party', 'family', 'golden', 'plain']).describe('The ground its page stands on'),
  name: text('Name', { max: 60 }),
  when: text('When, in a word or two', { max: 60 }),
  lead: text('The line under the name', { max: 140 }),
  intro: text('What it gives, in a sentence or two'),
  figure: text('The one figure that matters, set large, such as "40%"', { max: 16 }),
  figureNote: text('What the figure means', { max: 160 }),
  facts,
  conditions: texts('A condition in plain words', { min: 1 }),
  terms: z
    .array(term)
    .describe('What the offer gives, each rule in words and as data, so that guests can be told whether it applies; the source’s other reading among them'),
  priceFrom: z.number().positive().max(1_000_000).nullable().describe('Lowest price in reais, with the conditions beside it; null where the source gives none'),
  minimumAge: whole('Youngest guest it is meant for, in years; null for any', 0, 120).nullable(),
  annualDay: dayOfYear.nullable().describe('The day it falls on each year, where the source gives one'),
  firstDay: day('First day, where the source gives one').nullable(),
  lastDay: day('Last day, where the source gives one; after it the page says that it is past').nullable(),
  stay: fixedStay.nullable().describe('A stay with fixed days that its booking link carries'),
  action: text('The words of the booking button', { max: 50 }),
  parts: z.array(item).describe('What happens, in order'),
  picture,
  partsPicture: picture,
});

const coordinates = group('Coordinates', {
  latitude: z.number().min(-90).max(90).describe('Degrees'),
  longitude: z.number().min(-180).max(180).describe('Degrees'),
});

const hotel = z.strictObject({
  name: line('Name of the hotel', { max: 60 }),
  shortName: line('Name in the logo', { max: 24 }),
  descriptor: line('The line under the name in the logo', { max: 24 }),
  since: whole('Year of opening', 1500, 2200),
  stars: whole('Stars drawn as the house’s style; no claim of an official classification', 1, 5),
  officialStarRating: z.number().min(1).max(5).nullable().describe('Official classification, if the hotel has one; it then goes into structured data'),
  timeZone: z.literal(hotelTimeZone).describe('IANA zone of the hotel, the same as in src/site.ts'),
  apartments: whole('Number of apartments', 0, 10_000),
  chalets: whole('Number of chalets', 0, 10_000),
  restaurants: whole('Number of restaurants', 0, 10_000),
  bars: whole('Number of bars', 0, 10_000),
  beaches: whole('Beaches of the municipality', 0, 10_000),
  kilometresFromCity: whole('Kilometres from the large city', 0, 10_000),
  phone: telephone('Telephone'),
  whatsapp: telephone('WhatsApp number'),
  email: z.email('must be an e-mail address').max(120).describe('E-mail address'),
  address: group('PostalAddress', {
    street: line('Street and number'),
    locality: text('Town or coast', { max: 120 }),
    region: line('State, two letters'),
    country: line('Country, two letters'),
    postalCode: line('CEP; null while unknown').nullable(),
  }).describe('Postal address'),
  coordinates: coordinates.nullable().describe('Where the hotel stands; null while unknown'),
  coastCoordinates: coordinates
    .nullable()
    .describe(
      'The middle of the coast that the hotel lies on: sunrise and sunset are worked out from it, rounded to five minutes, until coordinates are given; null: neither is shown',
    ),
  legal: group('LegalIdentity', {
    company: line('Company name; empty leaves the line out', { min: 0 }),
    cnpj: z
      .string()
      .regex(/^(?:[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2})?$/, 'must be a CNPJ such as 00.000.000/0000-00, or empty')
      .describe('CNPJ; empty leaves the line out'),
    cadastur: line('Cadastur number; empty leaves the line out', { min: 0 }),
  }).describe('What the footer must say of the company'),
  social: group('SocialAddresses', {
    instagram: url('Instagram'),
    facebook: url('Facebook'),
    youtube: url('YouTube; the same address as Instagram, docs/hotel-rules.md 1.2'),
    linkedin: url('LinkedIn'),
    instagramHandle: line('The name with its @'),
  }).describe('Social addresses'),
  booking: group('BookingEngine', {
    host: url('The booking engine, without a slash at the end'),
    hotelCode: line('The hotel’s code at the engine'),
    language: line('The engine’s language code, carried in the form but not sent'),
    childrenParameter: line('Name of the engine’s parameter for children'),
  }).describe('The outside booking engine, docs/hotel-rules.md 2.6, 2.7'),
  weather: url('The live weather page'),
  award: text('The line of recognition in the footer', { max: 200 }),
  badges: z
    .array(group('Badge', { slug, top: text('First line', { max: 14 }), bottom: text('Second line', { max: 14 }), label: text('Read aloud', { max: 60 }) }))
    .length(2)
    .describe('The two round badges of the footer'),
  pictureNote: text('Small print on the pictures; remove it once the hotel’s photographs are in', { max: 240 }).optional(),
});

const stayRules = z.strictObject({
  checkIn: time('A stay begins at this time, HH:MM'),
  checkOut: time('A stay ends at this time, HH:MM'),
  tourismTax: z.number().min(0).max(10_000).describe('Reais per day per apartment'),
  parking: z.number().min(0).max(10_000).describe('Reais per day per vehicle'),
  spaMinimumAge: whole('Years', 0, 120),
  cancellationHours: whole('Hours before check-in until which part of the price is paid back', 0, 8_760),
  cancellationRefund: whole('Percent of the total paid that is paid back', 0, 100),
  rules: z.array(item).describe('The rules in words, in order; slugs are stay, tourism-tax, parking, payment, cancellation, minors'),
});

const announcement = z.strictObject({
  slug,
  label: text('The label', { max: 24 }),
  heading: text('Heading', { max: 60 }),
  tagline: text('Sentence', { max: 140 }),
  action: text('The words of the button', { max: 24 }),
  path,
  offer: z
    .string()
    .describe('The slug of the offer that it announces, so that it says when the day of the offer is past; null for other news')
    .register(asGraphQL, { type: 'Offer', extension: '@link(by: "slug")' })
    .nullable(),
  picture,
  firstDay: day('First day it shows; always when null').nullable(),
  lastDay: day('Last day it shows; always when null').nullable(),
});

const filmFile = (ending: RegExp) => z.string().regex(ending).register(asGraphQL, { type: 'File', extension: '@fileByRelativePath' });
const film = z.strictObject({
  slug,
  order,
  title: text('Title', { max: 80 }),
  alt: text('What is seen, for guests who do not see it', { max: 180 }),
  seconds: z.number().positive().max(3_600).describe('Length in seconds'),
  mp4: filmFile(/^\.{1,2}\/.+\.mp4$/).describe('H.264, as a path relative to this file'),
  webm: filmFile(/^\.{1,2}\/.+\.webm$/).describe('AV1, as a path relative to this file'),
  poster: picture,
  gallery: z.boolean().describe('Whether the gallery shows it'),
});

const packages = z.strictObject({
  items: z
    .array(
      group('PackageItem', {
        slug,
        title: text('Title', { max: 40 }),
        subtitle: text('Subtitle', { max: 80 }),
        path: path.nullable().describe('A page of this site; null where the booking engine is the target'),
        stay: fixedStay.nullable().describe('The fixed stay that the booking engine is asked for'),
        picture,
      }),
    )
    .describe('Items in order, docs/hotel-rules.md 6.5'),
});

const navigation = z.strictObject({
  menu: z
    .array(z.array(group('MenuEntry', { slug, path })).length(5))
    .length(2)
    .describe('Two groups of five, with the logo between them'),
  footer: z
    .array(group('FooterColumn', { slug, entries: z.array(group('MenuEntry', { slug, path })).describe('Entries in order') }))
    .describe('Columns of the footer'),
});

const section = group('Section', {
  slug,
  title: text('Heading', { max: 120 }),
  lead: text('The line under the heading').optional(),
  text: texts('A paragraph'),
  items: z.array(item).describe('Items of the section, in order'),
  facts,
  pictures: pictures(),
  path: path.optional(),
  action: text('The words of the link', { max: 50 }).optional(),
}).describe('A section of a page');

const page = z.strictObject({
  slug,
  path,
  title: text('Title in the browser’s tab and in search results, without the hotel’s name', { max: 60 }),
  description: text('The description in search results, 50 to 170 characters', { min: 50, max: 170 }),
  heading: text('The one large heading', { max: 80 }),
  eventType: choice('EventType', ['corporate', 'social', 'marriage'])
    .describe('The type of event that the page is about: the spaces and the form follow it')
    .optional(),
  lead: text('The line under the heading').optional(),
  picture: picture.optional().describe('The picture at the top, also shared with links'),
  sections: z.array(section).describe('Sections in order'),
});

const resortDay = z.strictObject({
  title: text('Heading', { max: 60 }),
  lead: text('The line under the heading', { max: 160 }),
  hours: hourPictures('Pictures of one view by the hour; with fewer than two the page of the resort shows no day'),
});

const spaSubject = z.strictObject({ slug, order, name: text('Heading', { max: 60 }), text: text('A sentence or two'), pictures: pictures(1) });

const album = z.strictObject({
  slug,
  order,
  name: text('Name of the tab', { max: 40 }),
  pictures: z
    .array(picture.extend({ caption: text('A short line under the picture', { max: 120 }) }).register(typeName, { name: 'Picture' }))
    .min(1)
    .describe('Pictures in order'),
});

const fraction = (description: string) => z.number().min(0).max(1).describe(`${description}, as a fraction of the picture: 0 to 1`);
const mapNode = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, with single hyphens between words')
  .describe('A point where paths meet, by its name in “paths”');

const resortMap = z.strictObject({
  title: text('Heading of the map', { max: 80 }),
  lead: text('The line under the heading', { max: 200 }),
  picture,
  pathsMeasured: z
    .boolean()
    .describe('Whether the hotel has measured the paths: only then are minutes of walking shown, since those of an illustration would be invented'),
  places: z
    .array(
      group('MapPlace', {
        slug: slug.describe('A restaurant, bar, moment, facility, event space or room type, by its slug: name, hours, picture and page come from its file'),
        x: fraction('From the left edge'),
        y: fraction('From the upper edge'),
        node: mapNode.describe('Where on the paths it is reached'),
        withChildren: z.boolean().optional().describe('Whether its own content says that it is for children; not when left out'),
      }),
    )
    .min(1)
    .max(40)
    .describe('Places in reading order: the first is number 1'),
  starts: z
    .array(group('MapStart', { node: mapNode, name: text('Where guests set out, such as “the house”', { max: 40 }) }))
    .min(1)
    .max(6)
    .describe('Where guests sleep, from which the way is told; the first until they choose'),
  paths: z
    .array(
      group('MapPath', {
        from: mapNode,
        to: mapNode,
        metres: z.number().positive().max(5_000).describe('Its length'),
        stepFree: z.boolean().optional().describe('Whether the hotel says that there is no step on it; not known when left out'),
      }),
    )
    .max(200)
    .describe('Paths between points, to be walked either way'),
});

export interface Kind {
  /** Folder under `content/` that holds one file per thing, or the one file's name. */
  readonly source: string;
  /** Whether the site does without: the one file may be missing. */
  readonly optional?: true;
  readonly description: string;
  readonly schema: z.ZodObject;
  /** The interface it shares with other kinds, so that one query finds them all. */
  readonly implements?: 'Place';
}

/** Every kind of content by its GraphQL type: the one source for validation, types, GraphQL, code editors and the editing desk. */
export const kinds = {
  Hotel: { source: 'site.json', description: 'The hotel itself: identity, contacts, outside addresses', schema: hotel },
  StayRules: { source: 'stay-rules.json', description: 'Hours of a stay, taxes, parking, payment, cancellation', schema: stayRules },
  Navigation: { source: 'navigation.json', description: 'Menu and footer: order and targets; labels stand in the locales', schema: navigation },
  Packages: { source: 'packages.json', description: 'The packages carousel of the home page', schema: packages },
  Room: { source: 'rooms', description: 'A room type: one file, one page in each language', schema: room },
  Restaurant: { source: 'restaurants', description: 'A restaurant', schema: z.strictObject(dining), implements: 'Place' },
  Bar: { source: 'bars', description: 'A bar', schema: z.strictObject(dining), implements: 'Place' },
  DiningMoment: {
    source: 'dining',
    description: 'Breakfast, drinks, feijoada: what is not one restaurant',
    schema: z.strictObject(dining),
    implements: 'Place',
  },
  Facility: {
    source: 'facilities',
    description: 'A place of the resort that is not for dining: beach club, pools, spa, courts…',
    schema: z.strictObject({ ...place, minimumAge: whole('Youngest guest, in years; null for any', 0, 120).nullable() }),
    implements: 'Place',
  },
  ResortDay: { source: 'resort-day.json', description: 'The day at the resort: one view by the hour, on the page of the resort', schema: resortDay },
  SpaSubject: { source: 'spa', description: 'What the spa offers, by subject', schema: spaSubject },
  Offer: { source: 'offers', description: 'A package or seasonal offer', schema: offer },
  EventSpace: { source: 'event-spaces', description: 'A hall or place for events, with capacities per layout', schema: eventSpace },
  Album: { source: 'gallery', description: 'A tab of the gallery with its pictures', schema: album },
  Film: { source: 'films', description: 'A short silent film', schema: film },
  Announcement: { source: 'announcements', description: 'The pop-up', schema: announcement },
  ResortMap: { source: 'map.json', optional: true, description: 'The map of the resort: a picture with places; no map without the file', schema: resortMap },
  PageWords: { source: 'pages', description: 'Title, description, heading and sections of a fixed page', schema: page },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** The kind of the files in a folder below `content/`, or of one file. */
export const kindBySource = new Map<string, KindName>(Object.entries(kinds).map(([name, { source }]) => [source, name as KindName]));

/** The fields of the GraphQL interface `Place`. */
export const placeSchema = z.strictObject(place);

/** The kinds that can be on the map of the resort: a place of the map refers to a file of one of them by its slug. */
export const placesOnMap = ['Restaurant', 'Bar', 'DiningMoment', 'Facility', 'EventSpace', 'Room'] as const satisfies readonly KindName[];

/** Address of the JSON Schema, relative to a file of the kind. */
const schemaAddress = (kind: KindName): string => `${kinds[kind].source.endsWith('.json') ? '.' : '..'}/.schema/${kind}.json`;

const schemas = new Map<KindName, z.ZodObject>();

/** The schema of a file: that of its kind, and the address of the JSON Schema for code editors. */
export function fileSchema(kind: KindName): z.ZodObject {
  const schema = schemas.get(kind) ?? kinds[kind].schema.extend({ $schema: z.literal(schemaAddress(kind)).optional() });
  schemas.set(kind, schema);
  return schema;
}
