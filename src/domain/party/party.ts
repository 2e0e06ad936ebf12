import { maximumPeople } from '../booking/people';
import { changedQuery, wholeNumber } from '../pages/query';

/** The guests of a stay: the number of adults, and the age of each child. */
export interface Party {
  /** At least 1; together with the children at most `maximumPeople`. */
  readonly adults: number;
  /** Age of each child in whole years, 0 to `maximumChildAge`, in the order given. */
  readonly children: readonly number[];
}

/** Guests of 18 and over are adults. */
export const maximumChildAge = 17;

/** Two adults, as in the booking card (docs/hotel-rules.md 2.1). */
export const defaultParty: Party = { adults: 2, children: [] };

/** The query parameters of a party: `?adultos=2&criancas=7,11`. */
export const partyParameters = { adults: 'adultos', children: 'criancas' } as const;

/** Number of guests, children of all ages included. */
export const peopleIn = ({ adults, children }: Party): number => adults + children.length;

/**
 * The party in a query. A missing or invalid number of adults is taken from the default; children beyond `maximumPeople` guests are left out.
 * @param search the query, with or without its question mark
 */
export function partyFromQuery(search: string): Party {
  const query = new URLSearchParams(search);
  const adults = wholeNumber(query.get(partyParameters.adults), { from: 1, to: maximumPeople }) ?? defaultParty.adults;
  const children = (query.get(partyParameters.children) ?? '').split(',').flatMap((age) => wholeNumber(age.trim(), { from: 0, to: maximumChildAge }) ?? []);
  return { adults, children: children.slice(0, maximumPeople - adults) };
}

/**
 * The query with a party, with its question mark; other parameters stay.
 * @param search the present query
 */
export const partyToQuery = ({ adults, children }: Party, search = ''): string =>
  changedQuery(search, { [partyParameters.adults]: adults, [partyParameters.children]: children.join(',') || null });
