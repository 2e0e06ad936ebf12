import { hoursOn, type PlaceHours } from '../../domain/hours/hoursOn';
import { nextOpening } from '../../domain/hours/openingHours';
import type { Form } from '../../domain/i18n/formatTime';
import type { PlainDate } from '../../domain/time/plainDate';
import { useOpensAgain } from './useOpensAgain';

interface ClosedDay {
  readonly words: string;
  readonly place: PlaceHours;
  readonly date: PlainDate;
  readonly today: PlainDate;
}

/** Why a place is closed on a day, and until when: "fechado nesse dia, em reforma; reabre em 1º de abril, às 19h". */
export function useClosedDay() {
  const opensAgain = useOpensAgain();
  return ({ words, place, date, today }: ClosedDay, form: Form): string => {
    const { exception } = hoursOn(place, date);
    const next = exception && nextOpening(place, { date, minutes: 0 });
    return [[words, exception?.note].filter(Boolean).join(', '), next && opensAgain(next, today, form)].filter(Boolean).join('; ');
  };
}
