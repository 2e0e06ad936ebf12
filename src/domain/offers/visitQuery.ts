import { maximumPeople } from '../booking/people';
import { changedQuery, wholeNumber } from '../pages/query';
import { partyFromQuery, partyParameters, partyToQuery } from '../party/party';
import { stayFromQuery, stayToQuery } from '../stay/stay';
import type { Visit } from './terms';

/** The query parameters of a visit beside those of its stay and its party: `?entrada=…&saida=…&adultos=2&criancas=7&idade=72&quartos=2`. */
const visitParameters = { oldest: 'idade', rooms: 'quartos' } as const;

/** Upper limit of the field for the oldest guest's age. */
const maximumAge = 120;

/**
 * The visit in a query; a part that is missing or invalid is not known, and the number of rooms is then 1.
 * @param search the query, with or without its question mark
 */
export function visitFromQuery(search: string): Visit {
  const query = new URLSearchParams(search);
  return {
    stay: stayFromQuery(search) ?? { checkIn: null, checkOut: null },
    party: partyFromQuery(search),
    oldest: wholeNumber(query.get(visitParameters.oldest), { from: 18, to: maximumAge }),
    rooms: wholeNumber(query.get(visitParameters.rooms), { from: 1, to: maximumPeople }) ?? 1,
  };
}

/** Whether a query says who comes; its dates aside. */
export function namesGuests(search: string): boolean {
  const query = new URLSearchParams(search);
  return Object.values({ ...partyParameters, ...visitParameters }).some((name) => query.has(name));
}

/**
 * The query with a visit, with its question mark; other parameters stay.
 * @param search the present query
 */
export const visitToQuery = ({ stay, party, oldest, rooms }: Visit, search = ''): string =>
  changedQuery(partyToQuery(party, stayToQuery(stay, search)), { [visitParameters.oldest]: oldest, [visitParameters.rooms]: rooms });
