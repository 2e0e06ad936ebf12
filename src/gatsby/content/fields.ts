import { z } from 'zod';
import { lights } from '../../domain/sky/daylight';

/** The GraphQL type of a field, where it does not follow from the schema. */
export const asGraphQL = z.registry<{ type: string; extension?: string }>();

/** Names of nested object types and enumerations in GraphQL. */
export const typeName = z.registry<{ name: string }>();

/** A group of fields, by its name in GraphQL. */
export const group = <Shape extends z.core.$ZodLooseShape>(name: string, shape: Shape) => z.strictObject(shape).register(typeName, { name });

/** One of several words, by the name of the enumeration in GraphQL. */
export const choice = <Word extends string>(name: string, words: readonly Word[]) => z.enum(words).register(typeName, { name });

/** One line or paragraph of `min` to `max` characters, without space at its beginning or end. It may be empty if `min` is 0. */
export const line = (description: string, { min = 1, max = 120 }: { min?: number; max?: number } = {}) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^(?!\s)(?:[\s\S]*\S)?$/, 'must neither begin nor end with a space')
    .describe(description);

/** A telephone number as it is displayed, with its country code. */
export const telephone = (description: string) =>
  z
    .string()
    .max(24)
    .regex(/^\+\d{1,3}(?:[ ()-]{1,2}\d+)+\)?$/, 'must be a number with its country, such as +55 11 0000-0000')
    .describe(`${description}, international form`);

/** A whole number between two bounds, both included. GraphQL's Int has 32 bits. */
export const whole = (description: string, min: number, max: number) => z.int32().min(min).max(max).describe(description);

/** A text in the three languages, of `min` to `max` characters each. Portuguese is required; a missing translation falls back to it and is reported. */
export const text = (description: string, { min = 1, max = 600 }: { min?: number; max?: number } = {}) => {
  const words = line('The text', { min, max });
  return z
    .strictObject({ pt: words, en: words.optional(), fr: words.optional() })
    .describe(description)
    .register(asGraphQL, { type: 'String', extension: '@localized' });
};

/** Several paragraphs or lines, each a text of its own. */
export const texts = (description: string, { min = 0 }: { min?: number } = {}) => z.array(text(description)).min(min).describe(description);

const pictureFile = (description: string) =>
  z
    .string()
    .max(200)
    .regex(/^\.{1,2}\/.+\.(jpg|jpeg|png)$/, 'must be a path relative to this file that ends in .jpg, .jpeg, .png')
    .describe(description)
    .register(asGraphQL, { type: 'File', extension: '@fileByRelativePath' });

/** A picture with its alternative text; `portrait` is another picture, for tall screens. */
export const picture = group('Picture', {
  file: pictureFile('The picture, as a path relative to this file'),
  alt: text('What is seen, for guests who do not see it', { max: 180 }),
  caption: text('A short line under the picture', { max: 120 }).optional(),
  focus: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/, 'must be two percentages such as "50% 40%"')
    .optional()
    .describe('The point that stays in view when the picture is cropped: across and down; the middle when left out'),
  portrait: pictureFile('A tall version for phones; the main picture when left out').optional(),
}).describe('A picture with its alternative text');

export const pictures = (min = 0) => z.array(picture).min(min).describe('Pictures, the most telling first');

/** Pictures of one view at different times of day, all from the same place. */
export const hourPictures = (description: string) =>
  z
    .array(
      group('HourPicture', {
        light: choice('Light', lights).describe('When in the day the picture was taken; dawn and dusk follow the sun of each day'),
        picture,
      }),
    )
    .max(lights.length)
    .describe(description);

export const slug = z
  .string()
  .max(60)
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'must be letters and digits, with single hyphens between words')
  .describe('The name of the file, and of the page where there is one');

export const order = whole('Place in lists, the smallest first', 0, 1_000_000);

export const path = z
  .string()
  .regex(
    /^\/([a-zA-Z0-9-]+(\/[a-zA-Z0-9-]+)*)?(#[a-z0-9-]+)?$/,
    'must be a path of this site such as "/gastronomia", without language and without a slash at the end',
  )
  .describe('A page of this site, without language');

const degrees = (description: string, most: number) => whole(`${description}, ${-most} to ${most}`, -most, most);

/** A view all round as one picture: twice as wide as high, the horizon in the middle. */
export const panorama = group('Panorama', {
  file: pictureFile('An equirectangular 360° picture, twice as wide as high, as a path relative to this file'),
  alt: text('What is seen all round, for guests who do not see it', { max: 180 }),
  points: z
    .array(
      group('PanoramaPoint', {
        label: text('A word or two', { max: 24 }),
        yaw: degrees('Degrees to the right of the middle of the picture; to the left below zero', 180),
        pitch: degrees('Degrees above the horizon; below it under zero', 90),
        text: text('A sentence or two that a guest reads there', { max: 200 }),
        picture: picture.optional(),
        path: path.optional(),
      }),
    )
    .max(3)
    .describe('Places in the view that have a label: two or three'),
}).describe('A view all round, which guests enter from the page of the room; null or left out: none');

export const url = (description: string) => z.url({ protocol: /^https$/, error: 'must be a whole address that starts with https://' }).describe(description);

/** The calendar day `YYYY-MM-DD`. */
export const day = (description: string) => z.iso.date('must be a day such as "2026-12-24"').describe(description);

export const weekday = choice('Weekday', ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']).describe('A day of the week');

export const time = (description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as "19:00"; midnight at the end of a day is "24:00"')
    .describe(description);

/** Opening hours on some weekdays, in the hotel's time zone. A closing time at or before the opening time is on the next day. */
export const hours = group('OpeningHours', {
  service: choice('Service', ['open', 'breakfast', 'lunch', 'dinner', 'feijoada', 'monitors', 'park', 'dayUse']).describe(
    'What these hours are for; "open" where there is only one',
  ),
  days: z.array(weekday).min(1).describe('The weekdays on which it opens'),
  opens: time('Opening time in the hotel’s zone, HH:MM'),
  closes: time('Closing time in the hotel’s zone, HH:MM; at or before the opening means the next day'),
}).describe('Opening hours');

/** Labels with their values: "Wine list: more than 100 labels". */
export const facts = z
  .array(group('Fact', { label: text('What the fact is about', { max: 60 }), value: text('The fact itself', { max: 120 }) }).describe('A label with its value'))
  .describe('Facts, as a list of labels with values');

/** A heading with a sentence under it. */
export const item = group('Item', {
  slug,
  title: text('Heading', { max: 90 }),
  text: text('A sentence or two'),
  figure: text('The one figure that matters, set large, such as "40%"', { max: 16 }).optional(),
  note: text('What the figure means, or a condition', { max: 160 }).optional(),
  picture: picture.optional(),
  path: path.optional(),
  action: text('The words of the link', { max: 50 }).optional(),
}).describe('A heading with a sentence, and perhaps a figure, a picture and a link');

/** A stay with fixed dates, for links to the booking engine. */
export const fixedStay = group('FixedStay', {
  checkIn: day('First day'),
  checkOut: day('Last day'),
  adults: whole('Number of adults, 1 to 10', 1, 10),
}).describe('A stay with fixed days, for a link to the booking engine');
