import { maximumPeople } from '../booking/people';
import { changedQuery, wholeNumber } from '../pages/query';
import { partyToQuery } from '../party/party';
import { stayToQuery } from '../stay/stay';
import type { Visit } from './terms';

/** The query parameters of a visit beside those of its stay and its party: `?entrada=…&saida=…&adultos=2&criancas=7&idade=72&quartos=2`. */
const visitParameters = { oldest: 'idade', rooms: 'quartos' } as const;

/** Upper limit of the field for the oldest guest's age. */
const maximumAge = 120;

/**
 * What a query says of a visit besides its stay and its party; an age that is missing or invalid is not known, and the number of rooms is then 1.
 * @param search the query, with or without its question mark
 */
export function visitFromQuery(search: string): Pick<Visit, 'oldest' | 'rooms'> {
  const query = new URLSearchParams(search);
  return {
    oldest: wholeNumber(query.get(visitParameters.oldest), { from: 18, to: maximumAge }),
    rooms: wholeNumber(query.get(visitParameters.rooms), { from: 1, to: maximumPeople }) ?? 1,
  };
}

/** Whether a query says how old the oldest guest is, or how many rooms they want. */
export function namesVisit(search: string): boolean {
  const query = new URLSearchParams(search);
  return Object.values(visitParameters).some((name) => query.has(name));
}

/**
 * The query with a visit, with its question mark; other parameters stay.
 * @param search the present query
 */
export const visitToQuery = ({ stay, party, oldest, rooms }: Visit, search = ''): string =>
  changedQuery(partyToQuery(party, stayToQuery(stay, search)), { [visitParameters.oldest]: oldest, [visitParameters.rooms]: rooms });
