import { maximumPeople } from '../booking/people';
import { wholeNumber } from '../pages/wholeNumber';
import { partyFromQuery } from '../party/partyFromQuery';
import { stayFromQuery } from '../stay/stayFromQuery';
import type { Visit } from './term';

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
