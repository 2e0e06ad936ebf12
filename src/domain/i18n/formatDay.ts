import { languageTags, type Language } from '../../site';
import type { PlainDate } from '../stay/plainDate';

const format = (date: PlainDate, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languageTags[language], { ...options, timeZone: 'UTC' }).format(new Date(date));

/** A day as it is read aloud: "sexta-feira, 21 de agosto de 2026". */
export const formatDay = (date: PlainDate, language: Language): string => format(date, language, { dateStyle: 'full' });

/** The month of a day: "agosto de 2026". */
export const formatMonth = (date: PlainDate, language: Language): string => format(date, language, { month: 'long', year: 'numeric' });
