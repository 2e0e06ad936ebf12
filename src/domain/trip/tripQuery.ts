import { maximumPeople, minimumPeople } from '../booking/people';
import { layouts } from '../events/capacities';
import { maximumGuests } from '../events/capacityQuestion';
import { wholeNumber } from '../pages/addresses';
import { isPlainDate, type PlainDate } from '../stay/plainDate';
import { maximumSaved, type SavedHall, type Trip, type TripList, tripParameters, type TripStay } from './trip';

/** Slugs and names of picture files: letters and digits, with hyphens, dots and underscores between them. */
const slug = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,78}[\p{L}\p{N}])?$/u;

function hallOf(entry: string): SavedHall {
  const [name = '', layoutName, guestsText] = entry.split('~');
  const layout = layouts.find((known) => known === layoutName);
  const guests = wholeNumber(guestsText, { from: 1, to: maximumGuests });
  return { slug: name, question: layout && guests !== null ? { layout, guests } : null };
}

function stayOf(query: URLSearchParams): TripStay | null {
  const checkIn = query.get(tripParameters.checkIn);
  const checkOut = query.get(tripParameters.checkOut);
  const people = wholeNumber(query.get(tripParameters.people), { from: minimumPeople, to: maximumPeople });
  return isPlainDate(checkIn) && isPlainDate(checkOut) && checkIn < checkOut && people !== null ? { checkIn, checkOut, people } : null;
}

const dayOf = (text: string | null): PlainDate | null => (isPlainDate(text) ? text : null);

/**
 * The trip in a query, or in storage, which has the same form. Any text gives a valid trip: each item once, at most `maximumSaved`, nothing that is not a
 * slug, no stay with a missing part. Whether the items exist is not checked here (`onlyKnown`).
 * @param search the query, with or without its question mark
 */
export function tripFromQuery(search: string): Trip {
  const query = new URLSearchParams(search);
  const entriesOf = (list: TripList): SavedHall[] => {
    const halls = query.getAll(tripParameters[list]).flatMap((entries) => entries.split(',').map(hallOf));
    const first = new Map<string, SavedHall>();
    for (const hall of halls) if (slug.test(hall.slug) && !first.has(hall.slug)) first.set(hall.slug, hall);
    return [...first.values()].slice(0, maximumSaved[list]);
  };
  const slugsIn = (list: Exclude<TripList, 'halls'>): string[] => entriesOf(list).map((entry) => entry.slug);
  return {
    rooms: slugsIn('rooms'),
    halls: entriesOf('halls'),
    pictures: slugsIn('pictures'),
    places: slugsIn('places'),
    day: dayOf(query.get(tripParameters.day)),
    stay: stayOf(query),
  };
}

/** The query of a trip, with its question mark, as `tripFromQuery` reads it; empty for an empty trip. */
export function tripToQuery({ rooms, halls, pictures, places, day, stay }: Trip): string {
  const joined = (slugs: readonly string[]): string => slugs.map(encodeURIComponent).join(',');
  const entries = halls.map(({ slug, question }) => [encodeURIComponent(slug), ...(question ? [question.layout, String(question.guests)] : [])].join('~'));
  const values: readonly (readonly [keyof typeof tripParameters, string])[] = [
    ['checkIn', stay?.checkIn ?? ''],
    ['checkOut', stay?.checkOut ?? ''],
    ['people', stay ? String(stay.people) : ''],
    ['rooms', joined(rooms)],
    ['halls', entries.join(',')],
    ['pictures', joined(pictures)],
    ['day', day ?? ''],
    ['places', joined(places)],
  ];
  const query = values.filter(([, value]) => value).map(([name, value]) => `${tripParameters[name]}=${value}`);
  return query.length > 0 ? `?${query.join('&')}` : '';
}
