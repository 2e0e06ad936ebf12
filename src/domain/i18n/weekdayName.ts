import type { Language } from '../../site';
import type { Weekday } from '../hours/weekday';

const names: Readonly<Record<Language, Readonly<Record<Weekday, { readonly long: string; readonly short: string }>>>> = {
  pt: {
    mon: { long: 'segunda-feira', short: 'seg' },
    tue: { long: 'terça-feira', short: 'ter' },
    wed: { long: 'quarta-feira', short: 'qua' },
    thu: { long: 'quinta-feira', short: 'qui' },
    fri: { long: 'sexta-feira', short: 'sex' },
    sat: { long: 'sábado', short: 'sáb' },
    sun: { long: 'domingo', short: 'dom' },
  },
  en: {
    mon: { long: 'Monday', short: 'Mon' },
    tue: { long: 'Tuesday', short: 'Tue' },
    wed: { long: 'Wednesday', short: 'Wed' },
    thu: { long: 'Thursday', short: 'Thu' },
    fri: { long: 'Friday', short: 'Fri' },
    sat: { long: 'Saturday', short: 'Sat' },
    sun: { long: 'Sunday', short: 'Sun' },
  },
  fr: {
    mon: { long: 'lundi', short: 'lun.' },
    tue: { long: 'mardi', short: 'mar.' },
    wed: { long: 'mercredi', short: 'mer.' },
    thu: { long: 'jeudi', short: 'jeu.' },
    fri: { long: 'vendredi', short: 'ven.' },
    sat: { long: 'samedi', short: 'sam.' },
    sun: { long: 'dimanche', short: 'dim.' },
  },
};

/** The name of a weekday as it stands within a sentence: "sexta-feira", "Friday", "vendredi", or short: "sex", "Fri", "ven.". */
export const weekdayName = (weekday: Weekday, language: Language, length: 'long' | 'short'): string => names[language][weekday][length];
