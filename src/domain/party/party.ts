import { childrenBounds, initialPeople, maximumPeople } from '../booking/people';
import { changedQuery, wholeNumber } from '../pages/query';

export interface Party {
  /** 1 to `maximumPeople`. */
  readonly adults: number;
  /** Age of each child in whole years, 0 to `maximumChildAge`, in their order; at most `childrenBounds.maximum`. */
  readonly children: readonly number[];
}

/** Guests of 18 and over are adults. */
export const maximumChildAge = 17;

/** The age of a child until it is asked: every rule for children applies to it. */
const initialAge = 8;

/** Adults only, as in the booking card (docs/hotel-rules.md 2.1). */
export const defaultParty: Party = { adults: initialPeople, children: [] };

/** The query parameters of a party: `?adultos=2&criancas=7,11`. */
export const partyParameters = { adults: 'adultos', children: 'criancas' } as const;

export const peopleIn = ({ adults, children }: Party): number => adults + children.length;

/** The party with another number of children: the last ones are removed, new ones have the initial age. */
export const withChildren = ({ adults, children }: Party, count: number): Party => ({
  adults,
  children: Array.from({ length: count }, (_, index) => children[index] ?? initialAge),
});

/** The party after a form changed only the number of people: it adds or removes adults, then children; one adult stays. */
export function withPeople({ children }: Party, people: number): Party {
  const left = children.slice(0, people - 1);
  return { adults: people - left.length, children: left };
}

/**
 * The party in a query; null if there is none. A missing or invalid number of adults gets the default.
 * @param search the query, with or without its question mark
 */
export function partyFromQuery(search: string): Party | null {
  const query = new URLSearchParams(search);
  const adults = wholeNumber(query.get(partyParameters.adults), { from: 1, to: maximumPeople });
  const ages = (query.get(partyParameters.children) ?? '').split(',').flatMap((age) => wholeNumber(age.trim(), { from: 0, to: maximumChildAge }) ?? []);
  const children = ages.slice(0, childrenBounds.maximum);
  return adults || children.length > 0 ? { adults: adults ?? defaultParty.adults, children } : null;
}

/**
 * The query with a party, with its question mark; other parameters are kept.
 * @param search the present query
 */
export const partyToQuery = ({ adults, children }: Party, search = ''): string =>
  changedQuery(search, { [partyParameters.adults]: adults, [partyParameters.children]: children.join(',') || null });
