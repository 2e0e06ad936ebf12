import { changedQuery } from '../pages/query';
import { isPlainDate } from '../time/plainDate';
import { maximumSaved, type Trip, type TripList, tripParameters } from './trip';

/** Slugs and names of picture files: letters and digits, with hyphens, dots and underscores between them. */
const slug = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]{0,78}[\p{L}\p{N}])?$/u;

/**
 * What a query, or storage, which has the same format, has of a trip but its stay. Any text gives a valid trip: each item once, at most `maximumSaved`, only
 * slugs. It does not check whether the items exist (`onlyKnown`).
 * @param search the query, with or without its question mark
 */
export function savedFromQuery(search: string): Trip {
  const query = new URLSearchParams(search);
  const slugsOf = (list: TripList): string[] => {
    const slugs = query.getAll(tripParameters[list]).flatMap((entries) => entries.split(','));
    return [...new Set(slugs)].filter((entry) => slug.test(entry)).slice(0, maximumSaved[list]);
  };
  const day = query.get(tripParameters.day);
  return { rooms: slugsOf('rooms'), pictures: slugsOf('pictures'), places: slugsOf('places'), day: isPlainDate(day) ? day : null, stay: null };
}

/**
 * The query of a trip without its stay, with its question mark, for `savedFromQuery`; empty for an empty trip.
 * @param search a query that it is added to
 */
export function savedToQuery({ rooms, pictures, places, day }: Trip, search = ''): string {
  const joined = (slugs: readonly string[]): string | null => slugs.join() || null;
  return changedQuery(search, {
    [tripParameters.rooms]: joined(rooms),
    [tripParameters.pictures]: joined(pictures),
    [tripParameters.day]: day,
    [tripParameters.places]: joined(places),
  });
}
