import { kinds, type Kind } from '../../content/kinds';
import { hoursOfService, hoursOn, isAhead, type DayRange, lastDayOf, type PlaceHours, type Service } from '../../domain/hours/hoursOn';
import { formatDayRange } from '../../domain/i18n/formatDay';
import { hotelToday } from '../../domain/time/clock';
import { isPlainDate } from '../../domain/time/plainDate';
import { hotelTimeZone, type Language } from '../../site';
import { languageArgument } from './localized';

/** A field of every place: its hours on a day. */
export const hoursOnField = `
"""
Its hours on a day, YYYY-MM-DD: an exception goes before a season, a season before the regular hours
"""
hoursOn(date: String!): HoursOnDay!`;

export const placeHoursTypeDefs = `
"""
The hours of a place on one day
"""
type HoursOnDay @dontInfer {
  """
  The day, YYYY-MM-DD
  """
  date: String!
  """
  Whether it does not open on that day; null while its hours are not known
  """
  closed: Boolean
  """
  Why its hours are not the regular ones, if the hotel says it
  """
  note: String @localized
  """
  What opens on that day, the earliest first
  """
  hours: [MinutesOfService!]!
}

"""
When a service opens and closes, in minutes
"""
type MinutesOfService @dontInfer {
  service: Service!
  """
  Minutes since midnight of the day, in the hotel’s zone
  """
  opens: Int!
  """
  Minutes since the same midnight, above 1440 where it closes on the next day
  """
  closes: Int!
}`;

export const today = () => hotelToday(new Date(), hotelTimeZone);

const days = {
  type: 'String!',
  description: 'Its days in words: “de 1º de fevereiro a 31 de março”',
  args: languageArgument,
  resolve: (range: DayRange, { language }: { language: Language }) => formatDayRange(range, today(), language),
};

/** The exceptions that are not over on a day, by their end. */
export const exceptionsAhead = <Exception extends DayRange>(exceptions: readonly Exception[], on: string): Exception[] =>
  exceptions.filter((one) => isAhead(one, on)).sort((a, b) => (lastDayOf(a, on) < lastDayOf(b, on) ? -1 : 1));

/** A place of the content; a meal may be served at another one and then has its hours. */
export interface PlaceNode extends PlaceHours {
  readonly servedAt?: { readonly restaurant: string; readonly service: Service } | null;
}

export interface PlaceContext {
  readonly nodeModel: { readonly findOne: (query: { type: string; query: { filter: object } }) => Promise<PlaceNode | null> };
}

/** When a place is open: the source of its hours, seasons and exceptions. */
export async function hoursOfNode(place: PlaceNode, { nodeModel }: PlaceContext): Promise<PlaceHours> {
  if (!place.servedAt) return place;
  const { restaurant, service } = place.servedAt;
  const at = await nodeModel.findOne({ type: 'Restaurant', query: { filter: { slug: { eq: restaurant } } } });
  return at ? hoursOfService(at, service) : place;
}

/** A field of a place that is computed from its hours. */
const ofHours = <Args, Value>(read: (hours: PlaceHours, args: Args) => Value) => ({
  resolve: async (place: PlaceNode, args: Args, context: PlaceContext) => read(await hoursOfNode(place, context), args),
});

const ofPlace = {
  hours: ofHours(({ hours }) => hours),
  seasons: ofHours(({ seasons }) => seasons),
  exceptions: ofHours(({ exceptions }) => exceptions && exceptionsAhead(exceptions, today())),
  hoursOn: ofHours((place, { date }: { date: string }) => {
    const isDay: boolean = isPlainDate(date);
    if (!isDay) throw new RangeError(`hoursOn(date: "${date}"): that is not a day; write one such as "2026-12-25".`);
    const { hours, exception, closed } = hoursOn(place, date);
    return { date, closed, note: exception?.note ?? null, hours: hours.map(({ service, from, to }) => ({ service, opens: from, closes: to })) };
  }),
};

/** Adds hours on a day to places, texts to the days of seasons and exceptions, and omits past ones. */
export const placeHoursResolvers = {
  ...Object.fromEntries(Object.entries<Kind>(kinds).flatMap(([name, kind]) => (kind.implements?.includes('Place') ? [[name, ofPlace]] : []))),
  HoursSeason: { days },
  HoursException: { days },
};
