import type { Language } from '../../site';
import { nightsBetween, type PlainDate, weekdayOf } from '../time/plainDate';
import type { Stay } from '../stay/stay';
import { weekdayName } from './formatDays';
import { formats } from './formats';

/** Number of nights and weekdays of a stay: "2 nights, Fri–Sun". Empty where a date is missing or there is no night. */
export function formatStay({ stay: { checkIn, checkOut }, language }: { stay: Stay; language: Language }): string {
  if (!checkIn || !checkOut) return '';
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return '';
  const { night, nights: plural } = formats[language];
  const short = (date: PlainDate): string => weekdayName(weekdayOf(date), language, 'short');
  return `${String(nights)} ${nights === 1 ? night : plural}, ${short(checkIn)}–${short(checkOut)}`;
}
