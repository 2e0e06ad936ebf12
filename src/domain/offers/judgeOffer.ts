import type { PlainDate } from '../stay/plainDate';
import { judgeTerm, type TermJudgement } from './judgeTerm';
import { nightsOf } from './nightsOf';
import { offerState, type Period } from './offerState';
import type { Term, Verdict, Visit } from './term';

interface JudgedTerm<T> extends TermJudgement {
  readonly term: T;
}

export interface OfferJudgement<T> {
  readonly verdict: Verdict;
  /** Why no term was looked at: the offer is over, or the stay lies outside its days; null otherwise. */
  readonly outside: 'past' | 'otherDays' | null;
  /** Each term in its order; empty where the days already decide. */
  readonly terms: readonly JudgedTerm<T>[];
}

const best: readonly Verdict[] = ['applies', 'ask', 'doesNot'];

/**
 * Whether an offer applies to a visit: as well as the best of its terms does. An offer without terms is one to ask about.
 * @param today the calendar day at the hotel
 */
export function judgeOffer<T extends Term>({
  offer,
  visit,
  today,
}: {
  offer: Period & { readonly terms: readonly T[] };
  visit: Visit;
  today: PlainDate;
}): OfferJudgement<T> {
  if (offerState(offer, today) === 'past') return { verdict: 'doesNot', outside: 'past', terms: [] };
  const nights = nightsOf(visit.stay);
  const within = (night: PlainDate): boolean => (!offer.firstDay || night >= offer.firstDay) && (!offer.lastDay || night <= offer.lastDay);
  if (nights && !nights.some(within)) return { verdict: 'doesNot', outside: 'otherDays', terms: [] };
  const terms = offer.terms.map((term) => ({ term, ...judgeTerm(term, visit) }));
  const verdict = terms.length ? best.find((one) => terms.some((judged) => judged.verdict === one)) : 'ask';
  return { verdict: verdict ?? 'ask', outside: null, terms };
}
