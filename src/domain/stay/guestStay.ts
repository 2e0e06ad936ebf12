import { changedQuery } from '../pages/query';
import { type Party, partyFromQuery, partyParameters, partyToQuery } from '../party/party';
import { type Stay, stayFromQuery, stayParameters, stayToQuery } from './stay';

/** A guest's stay as far as it is known: every form of the site that asks for dates or guests uses it. */
export interface GuestStay {
  /** null until dates are chosen, or after they are cleared. */
  readonly stay: Stay | null;
  /** null until the guest enters the party. */
  readonly party: Party | null;
}

/** The stay and the guests in a query, or in storage, where one date may be missing (`partial`). */
export const guestStayFromQuery = (search: string, { partial = false } = {}): GuestStay => ({
  stay: stayFromQuery(search, { partial }),
  party: partyFromQuery(search),
});

/** The storage format of a stay, read by `guestStayFromQuery`. A cleared date is an empty parameter. */
export function guestStayToText({ stay, party }: GuestStay): string {
  const dates = stay ? changedQuery('', { [stayParameters.checkIn]: stay.checkIn ?? '', [stayParameters.checkOut]: stay.checkOut ?? '' }) : '';
  return party ? partyToQuery(party, dates) : dates;
}

/**
 * The query with the present dates and guests if it has any; missing ones are not added, other parameters are kept.
 * @param search the present query
 */
export function updatedQuery({ stay, party }: GuestStay, search: string): string {
  const query = new URLSearchParams(search);
  const names = (parameters: Readonly<Record<string, string>>): boolean => Object.values(parameters).some((name) => query.has(name));
  const withStay = stay && names(stayParameters) ? stayToQuery(stay, search) : search;
  return party && names(partyParameters) ? partyToQuery(party, withStay) : withStay;
}
