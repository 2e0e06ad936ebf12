import type { Language } from '../../site';
import type { Weekday } from '../hours/weekday';

/** The weekday that begins a calendar's week, as readers of the language are used to. */
export const firstWeekday: Readonly<Record<Language, Weekday>> = { pt: 'sun', en: 'mon', fr: 'mon' };
