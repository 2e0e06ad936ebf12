import { changedQuery } from '../pages/query';
import { defaultParty, partyToQuery } from '../party/party';
import { guestStayFromQuery } from '../stay/guestStay';
import { stayToQuery } from '../stay/stay';
import { isPlainDate } from '../time/plainDate';
import { maximumSaved, type Trip, type TripList, stayToSave, tripParameters, type TripStay } from './trip';

/** Slugs and names of picture files: letters and digits, with hyphens, dots and underscores between them. */
const slug = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,78}[\p{L}\p{N}])?$/u;

function stayOf(search: string): TripStay | null {
  const { stay, party } = guestStayFromQuery(search);
  return stay && stayToSave({ stay, party: party ?? defaultParty });
}

/**
 * The trip in a query, or in storage, which has the same format. Any text gives a valid trip: each item once, at most `maximumSaved`, only slugs, no stay
 * without both dates. It does not check whether the items exist (`onlyKnown`).
 * @param search the query, with or without its question mark
 */
export function tripFromQuery(search: string): Trip {
  const query = new URLSearchParams(search);
  const slugsOf = (list: TripList): string[] => {
    const slugs = query.getAll(tripParameters[list]).flatMap((entries) => entries.split(','));
    return [...new Set(slugs)].filter((entry) => slug.test(entry)).slice(0, maximumSaved[list]);
  };
  const day = query.get(tripParameters.day);
  return { rooms: slugsOf('rooms'), pictures: slugsOf('pictures'), places: slugsOf('places'), day: isPlainDate(day) ? day : null, stay: stayOf(search) };
}

/** The query of a trip, with its question mark, for `tripFromQuery`; empty for an empty trip. */
export function tripToQuery({ rooms, pictures, places, day, stay }: Trip): string {
  const joined = (slugs: readonly string[]): string | null => slugs.join() || null;
  return changedQuery(stay ? partyToQuery(stay, stayToQuery(stay)) : '', {
    [tripParameters.rooms]: joined(rooms),
    [tripParameters.pictures]: joined(pictures),
    [tripParameters.day]: day,
    [tripParameters.places]: joined(places),
  });
}
