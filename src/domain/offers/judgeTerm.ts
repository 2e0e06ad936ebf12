import type { Weekday } from '../hours/weekday';
import type { PlainDate } from '../stay/plainDate';
import { weekdayOf } from '../stay/weekdayOf';
import { nightsOf } from './nightsOf';
import type { Need, Term, TermNeeds, Verdict, Visit } from './term';

/** `null`: cannot be told from what is known. `eitherWay`: the words can be read either way. */
type Held = boolean | 'eitherWay' | null;

const monthOf = (date: PlainDate): number => Number(date.slice(5, 7));
const dayOf = (date: PlainDate): number => Number(date.slice(8));

/** How each need is looked at. A rule that is not there is not asked. */
function held(needs: TermNeeds, { stay, party, oldest, rooms }: Visit): Partial<Record<Need, Held>> {
  const nights = nightsOf(stay);
  const ofStay = (holds: (nights: readonly PlainDate[]) => Held): Held => nights && holds(nights);
  const nightOn = (nights: readonly PlainDate[], days: readonly Weekday[]): boolean => nights.some((date) => days.includes(weekdayOf(date)));
  const { checkIn, checkOut, nightsOn, nightsPerhapsOn, nightsFrom, nightsUpTo, night, months, guestFrom, children, roomsFrom } = needs;
  return {
    ...(checkIn && { checkIn: stay.checkIn === null ? null : checkIn.includes(weekdayOf(stay.checkIn)) }),
    ...(checkOut && { checkOut: stay.checkOut === null ? null : checkOut.includes(weekdayOf(stay.checkOut)) }),
    ...(nightsOn && { nightsOn: ofStay((all) => nightOn(all, nightsOn) || (nightOn(all, nightsPerhapsOn ?? []) && 'eitherWay')) }),
    ...(nightsFrom && { nightsFrom: ofStay((all) => all.length >= nightsFrom) }),
    ...(nightsUpTo && { nightsUpTo: ofStay((all) => all.length <= nightsUpTo) }),
    ...(night && { night: ofStay((all) => all.some((date) => monthOf(date) === night.month && dayOf(date) === night.day)) }),
    ...(months && { months: ofStay((all) => all.every((date) => months.includes(monthOf(date)))) }),
    ...(guestFrom && { guestFrom: oldest === null ? null : oldest >= guestFrom }),
    ...(children && { children: party.children.filter((age) => age <= children.upToAge).length >= children.count }),
    ...(roomsFrom && { roomsFrom: rooms >= roomsFrom }),
  };
}

export interface TermJudgement {
  readonly verdict: Verdict;
  /** Needs that the visit does not meet: why the term does not apply. */
  readonly unmet: readonly Need[];
  /** Needs that cannot be told yet: what the guest could add. */
  readonly unknown: readonly Need[];
}

/**
 * Whether a term applies to a visit. It does when all it asks is known and met, and can be read in one way only; what is not met is said before
 * what is not known.
 */
export function judgeTerm({ needs, certain }: Term, visit: Visit): TermJudgement {
  const answers = Object.entries(held(needs, visit)) as [Need, Held][];
  const unmet = answers.filter(([, holds]) => holds === false).map(([need]) => need);
  const unknown = answers.filter(([, holds]) => holds === null).map(([need]) => need);
  const clear = certain && answers.every(([, holds]) => holds === true);
  return { verdict: unmet.length ? 'doesNot' : clear ? 'applies' : 'ask', unmet, unknown };
}
