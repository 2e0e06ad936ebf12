import type { Language } from '../../site';
import { nightsBetween, type PlainDate, weekdayOf } from '../time/plainDate';
import type { Stay } from '../stay/stay';
import { weekdayName } from './formatWeekdays';
import { formats } from './formats';
import type { TextForm } from './formatTime';

/** Nights and weekdays of a stay: "2 nights, Fri–Sun", spoken: "2 nights, Friday to Sunday". Empty if a date is missing or there is no night. */
export function formatStay({ stay: { checkIn, checkOut }, language, spoken = false }: { stay: Stay; language: Language } & Partial<TextForm>): string {
  if (!checkIn || !checkOut) return '';
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return '';
  const { night, nights: plural, weekdayRange } = formats[language];
  const name = (date: PlainDate): string => weekdayName(weekdayOf(date), language, spoken ? 'long' : 'short');
  const [from, to] = [name(checkIn), name(checkOut)];
  return `${String(nights)} ${nights === 1 ? night : plural}, ${spoken ? weekdayRange(from, to) : `${from}–${to}`}`;
}
