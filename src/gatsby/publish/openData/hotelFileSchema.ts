import { z } from 'zod';
import { layoutInWords } from '../../../content/kinds/eventSpace';
import { offer as offerKind } from '../../../content/kinds/offer';
import { room as roomKind } from '../../../content/kinds/room';
import { byLayout } from '../../../domain/events/layouts';
import { environment } from '../../../environment';
import { byLanguage, languages } from '../../../site';

const { siteUrl } = environment();

/** Where the hotel's data and the JSON Schema of its file are published, below the site. */
export const hotelFileAddress = '/hotel.json';
export const hotelSchemaAddress = '/hotel.schema.json';

/** Incremented when a field is removed or changes its meaning, not when one is added. */
export const hotelFileVersion = 1;

const words = (description: string) => z.object(byLanguage(() => z.string())).describe(`${description}, in each language`);
const page = words('Absolute URL of its page');
const slug = z.string().describe('Stable identifier, used in addresses');
const day = (description: string) => z.iso.date().nullable().describe(`${description}, such as "2026-12-24"; null: none stated`);
const time = (description: string) =>
  z
    .string()
    .regex(/^\d\d:\d\d$/)
    .describe(`${description}, HH:MM in the hotel's time zone`);
const reais = (description: string) => z.number().describe(`${description}, in Brazilian reais (BRL)`);
const stated = (description: string) => z.boolean().nullable().describe(`${description}; null: not stated`);

const period = z
  .object({
    service: z.string().describe('What these hours are for; "open" where there is only one'),
    days: z.array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])).describe('Weekdays on which it opens'),
    opens: time('Opening time'),
    closes: time('Closing time; "24:00" is midnight; at or before the opening it lies on the next day'),
  })
  .describe('A period of opening');

const place = {
  slug,
  name: words('Name'),
  page,
  summary: words('One line'),
  description: words('A few sentences'),
  hours: z.array(period).describe('Opening hours; empty: not stated'),
  facts: z.array(z.object({ label: words('Label'), value: words('Value') })).describe('Further facts'),
};
const dining = z.object({
  ...place,
  reservable: z.boolean().describe('Whether a table can be asked for'),
  menu: z.url().nullable().describe('Address of the menu; null: none published'),
});

const space = z.object({
  slug,
  name: words('Name'),
  page,
  description: words('A sentence or two'),
  note: words('A remark on the figures').nullable(),
  area: z.number().nullable().describe('Floor area in square metres; null: not stated'),
  upperFloorOnly: z.boolean().describe('Whether the figures are for the upper floor only'),
  capacities: z
    .object(byLayout((layout) => z.int().nullable().describe(`Most guests in ${layoutInWords[layout]}; null: not stated`)))
    .describe('Guests per layout. null means that the hotel has not stated a figure, not that the layout is impossible'),
  variants: z
    .array(z.object({ layout: z.string(), capacity: z.int(), note: words('When this figure holds') }))
    .describe('Other figures that the hotel gives for the same layout'),
});

const room = z.object({
  slug,
  code: z.string().nullable().describe('The code that offers use; null: none'),
  category: z.enum(roomKind.schema.shape.category.options),
  name: words('Name'),
  page,
  summary: words('One line'),
  description: z.array(words('A paragraph')),
  area: z.number().describe('Floor area in square metres'),
  occupancy: z.object({ min: z.int(), max: z.int() }).describe('Fewest and most guests'),
  beds: words('Kinds of beds').nullable().describe('null: not stated'),
  extraBed: stated('Whether a cot or an extra bed can be added'),
  connectable: stated('Whether two can be joined'),
  balcony: stated('Whether it has a private balcony'),
  bathtub: stated('Whether it has a bathtub'),
  television: stated('Whether it has a television'),
  accessibility: z
    .object({
      stepFree: stated('Step-free way in'),
      doorWidth: z.number().nullable().describe('Narrowest door in centimetres; null: not stated'),
      rollInShower: stated('Roll-in shower'),
      grabBars: stated('Grab bars'),
    })
    .nullable()
    .describe('For guests with reduced mobility; null: not stated'),
});

const offer = z.object({
  slug,
  name: words('Name'),
  page,
  season: z.enum(offerKind.schema.shape.season.options).describe('Season in Brazil'),
  months: z.array(z.int()).describe('Months it falls in, 1 to 12; empty: all year'),
  when: words('When, in a word or two'),
  summary: words('What it gives'),
  terms: z
    .array(
      z.object({
        text: words('The rule in words, to stand after its figure'),
        percent: z.number().nullable().describe('Percent off; null where the rule gives something else'),
        certain: z.boolean().describe('Whether the words leave no doubt; otherwise ask the hotel'),
        roomCodes: z.array(z.string()).nullable().describe('Codes of the rooms that it holds for; null: all'),
      }),
    )
    .describe('What it gives, rule by rule'),
  conditions: z.array(words('A condition')),
  priceFrom: reais('Lowest price').nullable().describe('Lowest price in Brazilian reais (BRL), under the conditions beside it; null: not stated'),
  minimumAge: z.int().nullable().describe('Youngest guest it is meant for, in years; null: any'),
  annualDay: z.object({ month: z.int(), day: z.int() }).nullable().describe('The day it falls on each year; null: none stated'),
  firstDay: day('First day; of the next time, where it comes every year'),
  lastDay: day('Last day; after it the offer is over, unless it comes every year'),
});

const stay = z.object({
  checkIn: time('Check-in time'),
  checkOut: time('Check-out time'),
  tourismTax: reais('Tourism tax per day per apartment, charged by the hotel on top of the price'),
  parking: reais('Parking per day per vehicle'),
  spaMinimumAge: z.int().describe('Youngest guest of the spa, in years'),
  cancellation: z.object({
    hours: z.number().describe('Hours before check-in until which part of the price is paid back'),
    refund: z.number().describe('Percent of the total that is paid back until then; nothing afterwards'),
  }),
  rules: z.array(z.object({ slug, title: words('Title'), text: words('The rule') })).describe('The rules in words'),
});

const hotel = z.object({
  name: z.string(),
  since: z.int().describe('Year of opening'),
  page,
  timeZone: z.string().describe('IANA time zone of all times and days in this file'),
  officialStarRating: z.number().nullable().describe('Official classification; null: none'),
  apartments: z.int(),
  chalets: z.int(),
  address: z.object({
    street: z.string(),
    locality: z.string(),
    region: z.string(),
    country: z.string().describe('ISO 3166-1, two letters'),
    postalCode: z.string().nullable().describe('null: not stated'),
  }),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullable().describe('Degrees; null: not stated'),
  contacts: z.object({ phone: z.string(), whatsapp: z.string(), email: z.string() }),
});

/** The schema of `/hotel.json`: the build validates the file by it and writes it beside the file as JSON Schema. */
export const hotelFileSchema = z
  .object({
    $schema: z.literal(siteUrl + hotelSchemaAddress),
    version: z.literal(hotelFileVersion).describe('Incremented when a field is removed or changes its meaning, not when one is added'),
    languages: z.array(z.enum(languages)).describe('Keys of every text'),
    hotel,
    stay,
    rooms: z.array(room),
    restaurants: z.array(dining),
    bars: z.array(dining),
    dining: z.array(dining).describe('Breakfast, drinks, feijoada: what is not one restaurant'),
    facilities: z.array(z.object({ ...place, minimumAge: z.int().nullable().describe('Youngest guest, in years; null: any') })),
    offers: z.array(offer),
    spaces: z.array(space).describe('Halls and places for events'),
  })
  .describe(
    `What the hotel's site says, as data; made by the same build from the same content. null means that the hotel has not stated it, never "no" or 0. Texts are in each of its languages.`,
  );

export type HotelFile = z.infer<typeof hotelFileSchema>;
