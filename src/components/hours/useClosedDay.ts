import { hoursOn, type PlaceHours } from '../../domain/hours/hoursOn';
import { nextOpening } from '../../domain/hours/openingHours';
import type { Form } from '../../domain/i18n/formatTime';
import type { PlainDate } from '../../domain/time/plainDate';
import { useOpensAgain } from './useOpensAgain';

interface ClosedDay {
  /** That it is closed, in words. */
  readonly words: string;
  readonly place: PlaceHours;
  readonly date: PlainDate;
  /** The calendar day at the hotel. */
  readonly today: PlainDate;
}

/**
 * What is said of a place that is closed on a day: that it is, and where an exception closes it, why, and when it opens again: "fechado nesse dia, em reforma;
 * reabre em 1º de abril, às 19h".
 */
export function useClosedDay() {
  const opensAgain = useOpensAgain();
  return ({ words, place, date, today }: ClosedDay, form: Form): string => {
    const { exception } = hoursOn(place, date);
    const next = exception && nextOpening(place, { date, minutes: 0 });
    return [[words, exception?.note].filter(Boolean).join(', '), next && opensAgain(next, today, form)].filter(Boolean).join('; ');
  };
}
