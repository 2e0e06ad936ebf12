import { maximumPeople } from '../booking/people';
import { wholeNumber } from '../pages/wholeNumber';
import { firstParty, oldestChild, partyParameters, type Party } from './party';

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
