import type { Language } from '../../site';
import { nightsBetween, type PlainDate, weekdayOf } from '../stay/plainDate';
import type { Stay } from '../stay/stay';
import { weekdayName } from './formatDays';

// A counted unit is part of the format, and needed with five namespaces.
const nightUnits: Readonly<Record<Language, { readonly one: string; readonly other: string }>> = {
  pt: { one: 'noite', other: 'noites' },
  en: { one: 'night', other: 'nights' },
  fr: { one: 'nuit', other: 'nuits' },
};

/** Number of nights and weekdays of a stay: "2 nights, Fri–Sun". Empty where a date is missing or there is no night. */
export function formatStay({ stay: { checkIn, checkOut }, language }: { stay: Stay; language: Language }): string {
  if (!checkIn || !checkOut) return '';
  const nights = nightsBetween(checkIn, checkOut);
  if (nights < 1) return '';
  const { one, other } = nightUnits[language];
  const short = (date: PlainDate): string => weekdayName(weekdayOf(date), language, 'short');
  return `${String(nights)} ${nights === 1 ? one : other}, ${short(checkIn)}–${short(checkOut)}`;
}
