import { minutesOfTime } from './minutesOfTime';
import type { OpeningHours } from './openState';

/** When a stretch begins and ends, in minutes since midnight of the day on which it begins: "09:00" to "01:00" is 540 to 1500. */
export function minutesOfStretch({ opens, closes }: Pick<OpeningHours, 'opens' | 'closes'>): { readonly from: number; readonly to: number } {
  const from = minutesOfTime(opens);
  const to = minutesOfTime(closes);
  return { from, to: to > from ? to : to + 1440 };
}
