import { type Capacities, largestCapacity } from '../events/capacities';
import { doorHours, type OpeningHours, weekRows } from '../hours/openingHours';
import { type Weekday, weekdays } from '../hours/weekday';
import { weekdayName } from '../i18n/formatDays';
import { type Address, addressData, type Thing } from './hotelData';

const midnight = '00:00';

/** Midnight at the end of a day is written as that of the next one, which it lies before; a whole day as readers of schema.org want it. */
function closing({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): string {
  if (closes !== '24:00') return closes;
  return opens === midnight ? '23:59' : midnight;
}

const stretch = (days: readonly Weekday[], opens: string, closes: string): Thing => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => `https://schema.org/${weekdayName(day, 'en', 'long')}`),
  opens,
  closes,
});

/**
 * Opening hours as schema.org's OpeningHoursSpecification: one for each stretch of the day, and one, from midnight to midnight, for the days on
 * which nothing opens. None where no hours are known, since that does not mean closed. A close at or before the opening lies on the next day.
 */
export function openingHoursData(hours: readonly OpeningHours[]): Thing[] {
  if (hours.length === 0) return [];
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  return [...weekRows(hours).map((row) => stretch(row.days, row.opens, closing(row))), ...(closed.length > 0 ? [stretch(closed, midnight, midnight)] : [])];
}

interface PlaceFacts {
  readonly name: string;
  readonly summary: string;
  readonly hours: readonly OpeningHours[];
  /** Whether a table can be asked for; of dining places. */
  readonly reservable?: boolean;
  /** Address of the menu; of dining places. */
  readonly menu?: string | null;
}

/** The types of schema.org that the places of a resort are of. */
export type PlaceType = 'Restaurant' | 'BarOrPub' | 'DaySpa' | 'Playground' | 'Place';

/**
 * A restaurant, a bar or another place of the resort. Hours are those in which its doors are open. What is a business of its own says more; a court
 * or a pool is a name and its hours.
 * @param url whole address of what the site says of it
 * @param address of the resort: those who read of a restaurant want it there too
 */
export function placeData(place: PlaceFacts, { type, url, address }: { type: PlaceType; url: string; address: Address }): Thing {
  const hours = openingHoursData(doorHours(place.hours));
  return {
    '@type': type,
    name: place.name,
    url,
    ...(type !== 'Place' && { description: place.summary, address: addressData(address) }),
    openingHoursSpecification: hours.length > 0 ? hours : undefined,
    acceptsReservations: place.reservable,
    hasMenu: place.menu ?? undefined,
  };
}

interface SpaceFacts {
  readonly name: string;
  readonly capacities: Capacities;
  readonly variants: readonly { readonly capacity: number }[];
}

/** A hall or place for events, with the most guests that any layout holds; without, where no figure is given. */
export const spaceData = (space: SpaceFacts, { url }: { url: string }): Thing => ({
  '@type': 'EventVenue',
  name: space.name,
  url,
  maximumAttendeeCapacity: largestCapacity([space]) || undefined,
});
