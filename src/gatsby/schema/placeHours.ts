import { kinds, type Kind } from '../../content/kinds';
import { hoursOfService, isAhead, type DayRange, lastDayOf, type PlaceHours, type Service } from '../../domain/hours/hoursOn';
import { formatDayRange } from '../../domain/i18n/formatDay';
import { hotelToday } from '../../domain/time/clock';
import { hotelTimeZone, type Language } from '../../site';
import { languageArgument } from './localized';

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
const ofHours = <Value>(read: (hours: PlaceHours) => Value) => ({
  resolve: async (place: PlaceNode, _: object, context: PlaceContext) => read(await hoursOfNode(place, context)),
});

const ofPlace = {
  hours: ofHours(({ hours }) => hours),
  seasons: ofHours(({ seasons }) => seasons),
  exceptions: ofHours(({ exceptions }) => exceptions && exceptionsAhead(exceptions, today())),
};

/** Gives a meal the hours of the restaurant that serves it, adds texts to the days of seasons and exceptions, and omits past ones. */
export const placeHoursResolvers = {
  ...Object.fromEntries(Object.entries<Kind>(kinds).flatMap(([name, kind]) => (kind.implements?.includes('Place') ? [[name, ofPlace]] : []))),
  HoursSeason: { days },
  HoursException: { days },
};
