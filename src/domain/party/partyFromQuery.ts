import { maximumPeople } from '../booking/people';
import { firstParty, oldestChild, partyParameters, type Party } from './party';

const wholeNumber = (value: string): number => (/^\d{1,2}$/.test(value.trim()) ? Number(value) : Number.NaN);

/**
 * The party that an address names. What is missing or means nothing is taken from the first party; children beyond the most that can be booked are left out.
 * @param search the query, with or without its question mark
 */
export function partyFromQuery(search: string): Party {
  const query = new URLSearchParams(search);
  const asked = wholeNumber(query.get(partyParameters.adults) ?? '');
  const adults = asked >= 1 && asked <= maximumPeople ? asked : firstParty.adults;
  const children = (query.get(partyParameters.children) ?? '')
    .split(',')
    .map(wholeNumber)
    .filter((age) => age <= oldestChild);
  return { adults, children: children.slice(0, maximumPeople - adults) };
}
