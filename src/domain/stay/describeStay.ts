import type { Language } from '../../site';
import { weekdayName } from '../i18n/formatDays';
import { nightsBetween, type PlainDate, weekdayOf } from './plainDate';
import type { Stay } from './stay';

const words: Readonly<Record<Language, { readonly night: string; readonly nights: string }>> = {
  pt: { night: 'noite', nights: 'noites' },
  en: { night: 'night', nights: 'nights' },
  fr: { night: 'nuit', nights: 'nuits' },
};

/** How long a stay is and on which weekdays it begins and ends: "2 nights, Fri–Sun". Empty where a date is missing or no night lies between them. */
export function describeStay({ stay: { checkIn, checkOut }, language }: { stay: Stay; language: Language }): string {
  if (!checkIn || !checkOut) return '';
  const count = nightsBetween(checkIn, checkOut);
  if (count < 1) return '';
  const { night, nights } = words[language];
  const short = (date: PlainDate): string => weekdayName(weekdayOf(date), language, 'short');
  return `${String(count)} ${count === 1 ? night : nights}, ${short(checkIn)}–${short(checkOut)}`;
}
