import { type LanguageFormat, noBreakSpace } from './format';

export const fr: LanguageFormat = {
  group: noBreakSpace,
  decimal: ',',
  colon: '\u202f:',
  firstWeekday: 'mon',
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  shortWeekday: (day) => `${day.slice(0, 3)}.`,
  months: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  ofMonth: ' ',
  firstOfMonth: '1er',
  fullDay: 'EEEE d MMMM y',
  daily: 'tous les jours',
  and: 'et',
  eachWeek: (day) => `le ${day}`,
  weekdayRange: (first, last) => `du ${first} au ${last}`,
  midnight: 'minuit',
  noon: 'midi',
  time: (hours, minutes) => [String(hours), 'h', minutes].filter(Boolean).join(noBreakSpace),
  night: 'nuit',
  nights: 'nuits',
  forPeople: (most) => (most === 1 ? 'pour 1 personne' : `pour ${most} personnes au plus`),
};
