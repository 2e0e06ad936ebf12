import { type LanguageFormat, noBreakSpace } from './format';

export const fr: LanguageFormat = {
  group: noBreakSpace,
  decimal: ',',
  amountFirst: true,
  byte: 'o',
  colon: '\u00a0:',
  semicolon: '\u202f; ',
  firstWeekday: 'mon',
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  shortWeekday: (day) => `${day.slice(0, 3)}.`,
  months: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  dayOfMonth: (day) => (day === 1 ? '1er' : String(day)),
  ofMonth: ' ',
  dayRange: (first, last) => (last ? `du ${first} au ${last}` : `le ${first}`),
  fullDay: 'EEEE d MMMM y',
  daily: 'tous les jours',
  and: 'et',
  eachWeek: (day) => `le ${day}`,
  onWeekday: (day) => `le${noBreakSpace}${day}`,
  weekdayRange: (first, last) => `du ${first} au ${last}`,
  midnight: 'minuit',
  noon: 'midi',
  alwaysNoon: true,
  time: (hours, minutes) => [String(hours), 'h', minutes].filter(Boolean).join(noBreakSpace),
  // « jusqu’à 1 heure » alone would be a duration
  spokenTime: (hours, minutes) =>
    [String(hours), hours < 2 ? 'heure' : 'heures', minutes && String(Number(minutes)), hours === 1 && 'du matin'].filter(Boolean).join(' '),
  spokenRange: (from, to) => `de ${from} à ${to}`,
  night: 'nuit',
  nights: 'nuits',
  forPeople: (most) => (most === 1 ? 'pour 1 personne' : `pour ${most} personnes au plus`),
};
