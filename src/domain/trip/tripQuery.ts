import { layouts, maximumGuests } from '../events/layouts';
import { wholeNumber } from '../pages/query';
import { defaultParty } from '../party/party';
import { guestStayFromQuery } from '../stay/guestStay';
import { isPlainDate, type PlainDate } from '../time/plainDate';
import { maximumSaved, type SavedSpace, type Trip, type TripList, stayToSave, tripParameters, type TripStay } from './trip';

/** Slugs and names of picture files: letters and digits, with hyphens, dots and underscores between them. */
const slug = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,78}[\p{L}\p{N}])?$/u;

function spaceOf(entry: string): SavedSpace {
  const [name = '', layoutName, guestsText] = entry.split('~');
  const layout = layouts.find((known) => known === layoutName);
  const guests = wholeNumber(guestsText, { from: 1, to: maximumGuests });
  return { slug: name, question: layout && guests !== null ? { layout, guests } : null };
}

function stayOf(search: string): TripStay | null {
  const { stay, party } = guestStayFromQuery(search);
  return stay && stayToSave({ stay, party: party ?? defaultParty });
}

const dayOf = (text: string | null): PlainDate | null => (isPlainDate(text) ? text : null);

/**
 * The trip in a query, or in storage, which has the same form. Any text gives a valid trip: each item once, at most `maximumSaved`, nothing that is not a
 * slug, no stay without both dates. Whether the items exist is not checked here (`onlyKnown`).
 * @param search the query, with or without its question mark
 */
export function tripFromQuery(search: string): Trip {
  const query = new URLSearchParams(search);
  const entriesOf = (list: TripList): SavedSpace[] => {
    const spaces = query.getAll(tripParameters[list]).flatMap((entries) => entries.split(',').map(spaceOf));
    const first = new Map<string, SavedSpace>();
    for (const space of spaces) if (slug.test(space.slug) && !first.has(space.slug)) first.set(space.slug, space);
    return [...first.values()].slice(0, maximumSaved[list]);
  };
  const slugsIn = (list: Exclude<TripList, 'spaces'>): string[] => entriesOf(list).map((entry) => entry.slug);
  return {
    rooms: slugsIn('rooms'),
    spaces: entriesOf('spaces'),
    pictures: slugsIn('pictures'),
    places: slugsIn('places'),
    day: dayOf(query.get(tripParameters.day)),
    stay: stayOf(search),
  };
}

/** The query of a trip, with its question mark, as `tripFromQuery` reads it; empty for an empty trip. */
export function tripToQuery({ rooms, spaces, pictures, places, day, stay }: Trip): string {
  const joined = (slugs: readonly string[]): string => slugs.map(encodeURIComponent).join(',');
  const entries = spaces.map(({ slug, question }) => [encodeURIComponent(slug), ...(question ? [question.layout, String(question.guests)] : [])].join('~'));
  const values: readonly (readonly [keyof typeof tripParameters, string])[] = [
    ['checkIn', stay?.checkIn ?? ''],
    ['checkOut', stay?.checkOut ?? ''],
    ['adults', stay ? String(stay.adults) : ''],
    ['children', stay ? stay.children.join() : ''],
    ['rooms', joined(rooms)],
    ['spaces', entries.join(',')],
    ['pictures', joined(pictures)],
    ['day', day ?? ''],
    ['places', joined(places)],
  ];
  const query = values.filter(([, value]) => value).map(([name, value]) => `${tripParameters[name]}=${value}`);
  return query.length > 0 ? `?${query.join('&')}` : '';
}
