import { addDays, nightsBetween, type PlainDate, type Weekday, weekdayOf } from '../time/plainDate';
import type { Party } from '../party/party';
import type { Stay } from '../stay/stay';
import { type AnnualDay, fallsOn, type OfferTimes, statedDays } from './offerState';

/** What a term of an offer requires of a visit; omitted needs are not required (docs/hotel-rules.md 6.2). */
export interface TermNeeds {
  /** Check-in on one of these days. */
  readonly checkIn?: readonly Weekday[] | null;
  /** Check-out on one of these days. */
  readonly checkOut?: readonly Weekday[] | null;
  /** At least one night begins on one of these days; the term applies to those nights. */
  readonly nightsOn?: readonly Weekday[] | null;
  /** More days on which a night may count: the offer's text is ambiguous. */
  readonly nightsPerhapsOn?: readonly Weekday[] | null;
  /** At least this many nights. */
  readonly nightsFrom?: number | null;
  /** At most this many nights. */
  readonly nightsUpTo?: number | null;
  readonly night?: AnnualDay | null;
  /** Every night is in one of these months, 1 to 12. */
  readonly months?: readonly number[] | null;
  readonly guestFrom?: number | null;
  /** At least this many children up to this age. */
  readonly children?: { readonly count: number; readonly upToAge: number } | null;
  /** At least this many rooms. */
  readonly roomsFrom?: number | null;
}

export type Need = Exclude<keyof TermNeeds, 'nightsPerhapsOn'>;

export interface Term {
  readonly needs: TermNeeds;
  /** Whether the hotel's text is unambiguous; otherwise the verdict is at best `ask`. */
  readonly certain: boolean;
}

export interface Visit {
  readonly stay: Stay;
  readonly party: Party;
  /** Age of the oldest guest; null if no guest has the required age. */
  readonly oldest: number | null;
  readonly rooms: number;
}

export type Verdict = 'applies' | 'ask' | 'doesNot';

/** The days on which the nights of a stay begin, from check-in to the day before check-out; null if a date is missing or there is no night. */
function nightsOf({ checkIn, checkOut }: Stay): readonly PlainDate[] | null {
  if (!checkIn || !checkOut) return null;
  const count = nightsBetween(checkIn, checkOut);
  return count >= 1 ? Array.from({ length: count }, (_, night) => addDays(checkIn, night)) : null;
}

/** `null`: not known yet. `eitherWay`: depends on how the hotel's text is read. */
type Outcome = boolean | 'eitherWay' | null;

const monthOf = (date: PlainDate): number => Number(date.slice(5, 7));

function checkNeeds(needs: TermNeeds, { stay, party, oldest, rooms }: Visit): Partial<Record<Need, Outcome>> {
  const nights = nightsOf(stay);
  const ofStay = (check: (nights: readonly PlainDate[]) => Outcome): Outcome => nights && check(nights);
  const nightOn = (nights: readonly PlainDate[], days: readonly Weekday[]): boolean => nights.some((date) => days.includes(weekdayOf(date)));
  const { checkIn, checkOut, nightsOn, nightsPerhapsOn, nightsFrom, nightsUpTo, night, months, guestFrom, children, roomsFrom } = needs;
  return {
    ...(checkIn && { checkIn: stay.checkIn === null ? null : checkIn.includes(weekdayOf(stay.checkIn)) }),
    ...(checkOut && { checkOut: stay.checkOut === null ? null : checkOut.includes(weekdayOf(stay.checkOut)) }),
    ...(nightsOn && { nightsOn: ofStay((all) => nightOn(all, nightsOn) || (nightOn(all, nightsPerhapsOn ?? []) && 'eitherWay')) }),
    ...(nightsFrom && { nightsFrom: ofStay((all) => all.length >= nightsFrom) }),
    ...(nightsUpTo && { nightsUpTo: ofStay((all) => all.length <= nightsUpTo) }),
    ...(night && { night: ofStay((all) => all.some((date) => fallsOn(night, date))) }),
    ...(months && { months: ofStay((all) => all.every((date) => months.includes(monthOf(date)))) }),
    ...(guestFrom && { guestFrom: (oldest ?? 0) >= guestFrom }),
    ...(children && { children: party.children.filter((age) => age <= children.upToAge).length >= children.count }),
    ...(roomsFrom && { roomsFrom: rooms >= roomsFrom }),
  };
}

export interface TermJudgement {
  readonly verdict: Verdict;
  /** Needs that the visit does not meet: the reasons why the term does not apply. */
  readonly unmet: readonly Need[];
  /** Needs that cannot be checked yet: what the guest could add. */
  readonly unknown: readonly Need[];
}

/** Whether a term applies: `applies` when all its needs are met and its text is unambiguous, `doesNot` when one is not met, `ask` otherwise. */
function judgeTerm({ needs, certain }: Term, visit: Visit): TermJudgement {
  const answers = Object.entries(checkNeeds(needs, visit)) as [Need, Outcome][];
  const unmet = answers.filter(([, outcome]) => outcome === false).map(([need]) => need);
  const unknown = answers.filter(([, outcome]) => outcome === null).map(([need]) => need);
  const certainly = certain && answers.every(([, outcome]) => outcome === true);
  return { verdict: unmet.length ? 'doesNot' : certainly ? 'applies' : 'ask', unmet, unknown };
}

interface JudgedTerm<T> extends TermJudgement {
  readonly term: T;
}

export interface OfferJudgement<T> {
  readonly verdict: Verdict;
  /** Whether the stay is outside the offer's days, so that no term was checked. */
  readonly onOtherDays: boolean;
  /** Whether the stay has fewer nights than required, so that no term was checked. */
  readonly tooShort: boolean;
  /** The terms in their order; empty if none was checked. */
  readonly terms: readonly JudgedTerm<T>[];
}

const bestFirst: readonly Verdict[] = ['applies', 'ask', 'doesNot'];

/**
 * Whether a current offer applies to a visit: the best verdict of its terms; `ask` if it has none.
 * @param today the calendar day at the hotel
 */
export function judgeOffer<T extends Term>({
  offer,
  visit,
  today,
}: {
  offer: OfferTimes & { readonly minNights?: number | null; readonly terms: readonly T[] };
  visit: Visit;
  today: PlainDate;
}): OfferJudgement<T> {
  const nights = nightsOf(visit.stay);
  const { firstDay, lastDay } = statedDays(offer, today);
  const within = (night: PlainDate): boolean => (!firstDay || night >= firstDay) && (!lastDay || night <= lastDay);
  if (nights && !nights.some(within)) return { verdict: 'doesNot', onOtherDays: true, tooShort: false, terms: [] };
  if (nights && nights.length < (offer.minNights ?? 1)) return { verdict: 'doesNot', onOtherDays: false, tooShort: true, terms: [] };
  const terms = offer.terms.map((term) => ({ term, ...judgeTerm(term, visit) }));
  const verdict = terms.length ? bestFirst.find((one) => terms.some((judged) => judged.verdict === one)) : 'ask';
  return { verdict: verdict ?? 'ask', onOtherDays: false, tooShort: false, terms };
}
