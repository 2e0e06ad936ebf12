import { maximumPeople } from '../booking/people';
import { queryText, wholeNumber } from '../pages/query';

/** Who travels: adults by number, children by age, because rooms and offers ask for no more. */
export interface Party {
  /** From 1 on; with the children no more than the engine takes, `maximumPeople`. */
  readonly adults: number;
  /** Age of each child in whole years, 0 to `oldestChild`, in the order given. */
  readonly children: readonly number[];
}

/** From 18 on a guest is an adult. */
export const oldestChild = 17;

/** Two adults, as the booking card begins with (docs/hotel-rules.md 2.1). */
export const firstParty: Party = { adults: 2, children: [] };

/** The address parameters that hold a party: `?adultos=2&criancas=7,11`. */
export const partyParameters = { adults: 'adultos', children: 'criancas' } as const;

/** How many travel, children of all ages included. */
export const peopleIn = ({ adults, children }: Party): number => adults + children.length;

/**
 * The party that an address names. What is missing or means nothing is taken from the first party; children beyond the most that can be booked are left out.
 * @param search the query, with or without its question mark
 */
export function partyFromQuery(search: string): Party {
  const query = new URLSearchParams(search);
  const adults = wholeNumber(query.get(partyParameters.adults), { from: 1, to: maximumPeople }) ?? firstParty.adults;
  const children = (query.get(partyParameters.children) ?? '').split(',').flatMap((age) => wholeNumber(age.trim(), { from: 0, to: oldestChild }) ?? []);
  return { adults, children: children.slice(0, maximumPeople - adults) };
}

/**
 * The query that names a party, with its question mark; other parameters of the address stay.
 * @param search the query of the address so far
 */
export function partyToQuery({ adults, children }: Party, search = ''): string {
  const query = new URLSearchParams(search);
  query.set(partyParameters.adults, String(adults));
  if (children.length) query.set(partyParameters.children, children.join(','));
  else query.delete(partyParameters.children);
  return queryText(query);
}
