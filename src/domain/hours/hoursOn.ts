import { minutesOfTime } from './minutesOfTime';
import type { OpeningHours } from './openState';
import type { Weekday } from './weekday';

/** The stretches that begin on a weekday, the earliest first; where two begin together, the one that comes first in content. */
export const hoursOn = <Hours extends OpeningHours>(hours: readonly Hours[], weekday: Weekday): Hours[] =>
  hours.filter(({ days }) => days.includes(weekday)).sort((a, b) => minutesOfTime(a.opens) - minutesOfTime(b.opens));
