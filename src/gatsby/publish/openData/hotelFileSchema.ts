import { z } from 'zod';
import { kinds } from '../../../content/kinds';
import { environment } from '../../../environment';
import { byLanguage, defaultLanguage, type Language, languages } from '../../../site';
import type { WithWords } from '../facts/readFacts';

const { siteUrl } = environment();

/** Where the hotel's data and the JSON Schema of its file are published, below the site. */
export const hotelFileAddress = '/hotel.json';
export const hotelSchemaAddress = '/hotel.schema.json';

/** Incremented when a field is removed or changes its meaning, not when one is added. */
export const hotelFileVersion = 1;

/** Some fields of content, in this order: what they hold, and their descriptions unless those speak to editors. */
const pick = <Shape extends z.ZodRawShape, Name extends keyof Shape>(shape: Shape, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, shape[name]])) as Pick<Shape, Name>;

const { shape: hotel } = kinds.Hotel.schema;
const { shape: stay } = kinds.StayRules.schema;
const { shape: room } = kinds.Room.schema;
const { shape: restaurant } = kinds.Restaurant.schema;
const { shape: offer } = kinds.Offer.schema;
const { shape: space } = kinds.EventSpace.schema;

const slug = z.string().describe('Stable identifier, used in addresses');
const page = z.object(byLanguage(() => z.url())).describe('Absolute URL of its page');
const place = { slug, ...pick(restaurant, 'name'), page, ...pick(restaurant, 'summary', 'description', 'hours', 'facts') };
const dining = z.object({ ...place, ...pick(restaurant, 'reservable', 'menu') });

/** The schema of `/hotel.json`: the build validates the file by it. */
export const hotelFileSchema = z
  .object({
    $schema: z.literal(siteUrl + hotelSchemaAddress),
    version: z.literal(hotelFileVersion).describe('Incremented when a field is removed or changes its meaning, not when one is added'),
    languages: z.array(z.enum(languages)).describe('Keys of every text'),
    hotel: z.object({
      ...pick(hotel, 'name', 'since'),
      page,
      timeZone: z.string().describe('IANA time zone of all times and days in this file'),
      officialStarRating: hotel.officialStarRating.describe('Official classification; null: none'),
      ...pick(hotel, 'apartments', 'chalets'),
      address: hotel.address.extend({ locality: z.string().describe('Town or coast') }),
      ...pick(hotel, 'coordinates'),
      contacts: z.object(pick(hotel, 'phone', 'whatsapp', 'email')),
    }),
    stay: z.object({
      ...pick(stay, 'checkIn', 'checkOut'),
      tourismTax: stay.tourismTax.describe('Tourism tax per day per apartment, charged by the hotel on top of the price, in Brazilian reais (BRL)'),
      parking: stay.parking.describe('Parking per day per vehicle, in Brazilian reais (BRL)'),
      spaMinimumAge: stay.spaMinimumAge.describe('Youngest guest of the spa, in years'),
      cancellation: z.object({
        hours: stay.cancellationHours,
        refund: stay.cancellationRefund.describe('Percent of the total that is paid back until then; nothing afterwards'),
      }),
      rules: z.array(z.object({ slug, ...pick(stay.rules.element.shape, 'title', 'text') })).describe('The rules in words'),
    }),
    rooms: z.array(
      z.object({
        slug,
        ...pick(room, 'code'),
        category: room.category.describe('Kind of room'),
        ...pick(room, 'name'),
        page,
        ...pick(room, 'summary', 'description', 'area', 'occupancy', 'beds', 'extraBed', 'connectable', 'balcony', 'bathtub', 'television'),
        accessibility: room.accessibility.describe('For guests with reduced mobility; null: not stated'),
      }),
    ),
    restaurants: z.array(dining),
    bars: z.array(dining),
    dining: z.array(dining).describe('Breakfast, drinks, feijoada: what is not one restaurant'),
    facilities: z.array(z.object({ ...place, ...pick(kinds.Facility.schema.shape, 'minimumAge') })),
    offers: z.array(
      z.object({
        slug,
        ...pick(offer, 'name'),
        page,
        ...pick(offer, 'season', 'months', 'when'),
        summary: offer.intro,
        terms: z
          .array(
            z.object({
              ...pick(offer.terms.element.shape, 'text', 'percent', 'certain'),
              roomCodes: z.array(z.string()).nullable().describe('Codes of the rooms that it holds for; null: all'),
            }),
          )
          .describe('What it gives, rule by rule'),
        ...pick(offer, 'conditions', 'priceFrom', 'minimumAge', 'annualDay'),
        firstDay: offer.firstDay.describe('First day; of the next time, where it comes every year; null: none stated'),
        lastDay: offer.lastDay.describe('Last day; after it the offer is over, unless it comes every year; null: none stated'),
      }),
    ),
    spaces: z
      .array(
        z.object({
          slug,
          ...pick(space, 'name'),
          page,
          ...pick(space, 'description', 'note', 'area', 'upperFloorOnly'),
          capacities: space.capacities.describe('Guests per layout. null means that the hotel has not stated a figure, not that the layout is impossible'),
          ...pick(space, 'variants'),
        }),
      )
      .describe('Halls and places for events'),
  })
  .describe(
    `What the hotel's site says, as data; made by the same build from the same content. null means that the hotel has not stated it, never "no" or 0. Texts are in each of its languages.`,
  );

export type HotelFile = WithWords<Readonly<Record<Language, string>>, z.infer<typeof hotelFileSchema>>;

/** What open data say of a field: not the limits that editors keep to, nor their help. */
const published = new Set(['$schema', 'type', 'properties', 'required', 'items', 'enum', 'const', 'anyOf', 'format', 'pattern', 'description']);

/** The JSON Schema of the file: every text has all languages there. */
export const hotelFileJsonSchema = () =>
  z.toJSONSchema(hotelFileSchema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      const text = { properties: byLanguage(() => ({ type: 'string' })), required: languages };
      if (jsonSchema.properties?.[defaultLanguage]) Object.assign(jsonSchema, text);
      if (jsonSchema.value !== 'time') delete jsonSchema.pattern;
      jsonSchema.description = jsonSchema.description?.replace(/: it is then left out$/, '');
      for (const name of Object.keys(jsonSchema)) if (!published.has(name)) Reflect.deleteProperty(jsonSchema, name);
    },
  });
