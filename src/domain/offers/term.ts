import type { Weekday } from '../hours/weekday';
import type { Party } from '../party/party';
import type { Stay } from '../stay/stay';

/** What a term of an offer asks of a stay; whatever is left out is not asked (specification §9 “Offers”). */
export interface TermNeeds {
  /** Check-in on one of these days. */
  readonly checkIn?: readonly Weekday[] | null;
  /** Check-out on one of these days. */
  readonly checkOut?: readonly Weekday[] | null;
  /** At least one night begins on one of these days: what the term gives, it gives for those. */
  readonly nightsOn?: readonly Weekday[] | null;
  /** Days on which a night may count as well: the words can be read either way. */
  readonly nightsPerhapsOn?: readonly Weekday[] | null;
  /** At least this many nights. */
  readonly nightsFrom?: number | null;
  /** At most this many nights. */
  readonly nightsUpTo?: number | null;
  /** The stay holds this night of the year. */
  readonly night?: { readonly month: number; readonly day: number } | null;
  /** Every night lies in one of these months, 1 to 12. */
  readonly months?: readonly number[] | null;
  /** One guest is at least this old. */
  readonly guestFrom?: number | null;
  /** At least this many children, none of those counted older than this. */
  readonly children?: { readonly count: number; readonly upToAge: number } | null;
  /** At least this many rooms. */
  readonly roomsFrom?: number | null;
}

export type Need = Exclude<keyof TermNeeds, 'nightsPerhapsOn'>;

/** One rule of an offer, in words and as data. */
export interface Term {
  readonly needs: TermNeeds;
  /** Whether the hotel's words leave no doubt; otherwise the answer is at best "ask us". */
  readonly certain: boolean;
}

/** What is known of a visit. */
export interface Visit {
  readonly stay: Stay;
  readonly party: Party;
  /** Age of the oldest guest; null where it was not told. */
  readonly oldest: number | null;
  /** How many rooms, at least one. */
  readonly rooms: number;
}

export type Verdict = 'applies' | 'ask' | 'doesNot';
