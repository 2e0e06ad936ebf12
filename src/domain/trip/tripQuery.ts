import { defaultParty, partyToQuery } from '../party/party';
import { guestStayFromQuery } from '../stay/guestStay';
import { stayToQuery } from '../stay/stay';
import { savedFromQuery, savedToQuery } from './savedQuery';
import { stayToSave, type Trip } from './trip';

/**
 * The trip in a query, of any text: what is saved, and the stay if it has both dates.
 * @param search the query, with or without its question mark
 */
export function tripFromQuery(search: string): Trip {
  const { stay, party } = guestStayFromQuery(search);
  return { ...savedFromQuery(search), stay: stay && stayToSave({ stay, party: party ?? defaultParty }) };
}

/** The query of a trip, with its question mark, for `tripFromQuery`; empty for an empty trip. */
export const tripToQuery = (trip: Trip): string => savedToQuery(trip, trip.stay ? partyToQuery(trip.stay, stayToQuery(trip.stay)) : '');
