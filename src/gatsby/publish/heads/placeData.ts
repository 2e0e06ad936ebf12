import { largestCapacity } from '../../../domain/events/capacities';
import { type DayRange, isAhead, isOnce, lastDayOf, mainHours, type OpeningHours, type PlaceHours, type ServiceHours } from '../../../domain/hours/hoursOn';
import { weekRows } from '../../../domain/hours/openingHours';
import { weekdayName } from '../../../domain/i18n/formatWeekdays';
import { isPlainDate, type PlainDate, type Weekday, weekdays } from '../../../domain/time/plainDate';
import type { Facts } from '../facts/readFacts';
import { addressData, type Thing } from './hotelData';
import { hotelCurrency } from '../../../site';

const midnight = '00:00';

/** Closing time for schema.org: midnight at the end of a day is 00:00; a day that is open throughout ends at 23:59. */
function closing({ opens, closes }: Pick<ServiceHours, 'opens' | 'closes'>): string {
  if (closes !== '24:00') return closes;
  return opens === midnight ? '23:59' : midnight;
}

const openInterval = (days: readonly Weekday[], opens: string, closes: string): Thing => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => `https://schema.org/${weekdayName(day, 'en', 'long')}`),
  opens,
  closes,
});

/** One OpeningHoursSpecification for each interval, and one for closed days. Empty if no hours are known. */
export function openingHoursData(hours: readonly OpeningHours[]): Thing[] {
  if (hours.length === 0) return [];
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  return [
    ...weekRows(hours).map((row) => openInterval(row.days, row.opens, closing(row))),
    ...(closed.length > 0 ? [openInterval(closed, midnight, midnight)] : []),
  ];
}

/** The next dates of an annual range that are not over. */
function datesOf(range: DayRange, today: PlainDate) {
  const last = lastDayOf(range, today);
  const year = Number(last.slice(0, 4)) - Number(range.from > range.to);
  const first = isOnce(range) ? range.from : `${year}-${range.from}`;
  // 29 February
  return { validFrom: isPlainDate(first) ? first : `${year}-03-01`, validThrough: last };
}

/** Days with different hours as schema.org's OpeningHoursSpecification: one for each interval; from midnight to midnight if closed. */
const exceptionsData = (exceptions: NonNullable<PlaceHours['exceptions']>, today: PlainDate): Thing[] =>
  exceptions
    .filter((one) => isAhead(one, today))
    .flatMap((one) => {
      const valid = { '@type': 'OpeningHoursSpecification', ...datesOf(one, today) };
      const hours = one.closed ? [] : (one.hours ?? []);
      if (hours.length === 0) return [{ ...valid, opens: midnight, closes: midnight }];
      return hours.map((times) => ({ ...valid, opens: times.opens, closes: closing(times) }));
    });

const nonEmpty = <Entry>(things: readonly Entry[]): readonly Entry[] | undefined => (things.length > 0 ? things : undefined);

type Dining = Facts['Restaurant'][number];
type Place = Pick<Dining, 'name' | 'summary'> & PlaceHours & Partial<Pick<Dining, 'reservable' | 'menu' | 'menuAddress'>>;

const menuData = ({ sections }: NonNullable<Dining['menu']>): Thing => ({
  '@type': 'Menu',
  hasMenuSection: sections.map((section) => ({
    '@type': 'MenuSection',
    name: section.name,
    hasMenuItem: section.dishes.map(({ name, text, price, marks }) => ({
      '@type': 'MenuItem',
      name,
      description: text ?? undefined,
      offers: price === null ? undefined : { '@type': 'Offer', price, priceCurrency: hotelCurrency.code },
      suitableForDiet: nonEmpty((marks ?? []).flatMap((mark) => (mark === 'spicy' ? [] : [`https://schema.org/${diets[mark]}`]))),
    })),
  })),
});

const diets = { vegetarian: 'VegetarianDiet', vegan: 'VeganDiet', glutenFree: 'GlutenFreeDiet' } as const;

/** schema.org types of the resort's places. */
export type PlaceType = 'Restaurant' | 'BarOrPub' | 'DaySpa' | 'Playground' | 'Place';

/** A restaurant, a bar or another place, with its hours. @param url absolute URL of its page or entry @param today the day of the build at the hotel */
export function placeData(
  place: Place,
  { type, url, address, today }: { type: PlaceType; url: string; address: Facts['Hotel']['address']; today: PlainDate },
): Thing {
  const { hours, seasons, exceptions } = mainHours<PlaceHours>(place);
  const inSeasons = (seasons ?? []).flatMap((season) => openingHoursData(season.hours).map((one) => ({ ...one, ...datesOf(season, today) })));
  return {
    '@type': type,
    name: place.name,
    url,
    ...(type !== 'Place' && { description: place.summary, address: addressData(address) }),
    openingHoursSpecification: nonEmpty([...openingHoursData(hours), ...inSeasons]),
    specialOpeningHoursSpecification: nonEmpty(exceptionsData(exceptions ?? [], today)),
    acceptsReservations: place.reservable,
    hasMenu: place.menu ? menuData(place.menu) : (place.menuAddress ?? undefined),
  };
}

export const spaceData = (space: Pick<Facts['EventSpace'][number], 'name' | 'capacities' | 'variants'>, url: string): Thing => ({
  '@type': 'EventVenue',
  name: space.name,
  url,
  maximumAttendeeCapacity: largestCapacity([space]) || undefined,
});

interface RoomPlace {
  readonly url: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly amenities: readonly { readonly name: string; readonly value: boolean }[];
  readonly containedInPlace: Thing;
}

export const roomData = (
  { name, area, occupancy, beds }: Pick<Facts['Room'][number], 'name' | 'area' | 'occupancy' | 'beds'>,
  { url, description, images, amenities, containedInPlace }: RoomPlace,
): Thing => ({
  '@type': 'HotelRoom',
  name,
  description,
  url,
  image: images,
  floorSize: { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' },
  occupancy: { '@type': 'QuantitativeValue', minValue: occupancy.min, maxValue: occupancy.max, unitCode: 'C62' },
  bed: beds ?? undefined,
  amenityFeature:
    amenities.length > 0 ? amenities.map(({ name: amenity, value }) => ({ '@type': 'LocationFeatureSpecification', name: amenity, value })) : undefined,
  containedInPlace,
});
