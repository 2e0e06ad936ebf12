import { maximumPeople } from '../booking/people';
import { queryText, wholeNumber } from '../pages/query';
import { partyFromQuery, partyToQuery } from '../party/party';
import { stayFromQuery, stayToQuery } from '../stay/stayQuery';
import type { Visit } from './terms';

/** The address parameters that a visit adds to those of its stay and its party: `?entrada=…&saida=…&adultos=2&criancas=7&idade=72&quartos=2`. */
export const visitParameters = { oldest: 'idade', rooms: 'quartos' } as const;

/** The greatest age that is asked for. */
export const greatestAge = 120;

/**
 * The visit that an address names; what is missing or means nothing is not known, and one room is what a booking begins with.
 * @param search the query, with or without its question mark
 */
export function visitFromQuery(search: string): Visit {
  const query = new URLSearchParams(search);
  return {
    stay: stayFromQuery(search) ?? { checkIn: null, checkOut: null },
    party: partyFromQuery(search),
    oldest: wholeNumber(query.get(visitParameters.oldest), { from: 18, to: greatestAge }),
    rooms: wholeNumber(query.get(visitParameters.rooms), { from: 1, to: maximumPeople }) ?? 1,
  };
}

/**
 * The query that names a visit, with its question mark; other parameters of the address stay.
 * @param search the query of the address so far
 */
export function visitToQuery({ stay, party, oldest, rooms }: Visit, search = ''): string {
  const query = new URLSearchParams(partyToQuery(party, stayToQuery(stay, search)));
  if (oldest === null) query.delete(visitParameters.oldest);
  else query.set(visitParameters.oldest, String(oldest));
  query.set(visitParameters.rooms, String(rooms));
  return queryText(query);
}
