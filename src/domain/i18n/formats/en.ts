import { type LanguageFormat, noBreakSpace } from './format';

// some people read “12 pm” as midnight
const time: LanguageFormat['time'] = (hours, minutes) => `${hours % 12 || 12}${minutes && `:${minutes}`}${noBreakSpace}${hours < 12 ? 'am' : 'pm'}`;

export const en: LanguageFormat = {
  group: ',',
  decimal: '.',
  colon: ':',
  semicolon: '; ',
  firstWeekday: 'mon',
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortWeekday: (day) => day.slice(0, 3),
  months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  dayOfMonth: String,
  ofMonth: ' ',
  dayRange: (first, last) => (last ? `${first} to ${last}` : first),
  fullDay: 'EEEE, d MMMM y',
  daily: 'daily',
  and: 'and',
  eachWeek: (day) => `${day}s`,
  onWeekday: (day) => `on${noBreakSpace}${day}`,
  weekdayRange: (first, last) => `${first} to ${last}`,
  midnight: 'midnight',
  noon: 'noon',
  alwaysNoon: true,
  noonInRanges: true,
  time,
  spokenTime: time,
  spokenRange: (from, to) => `from ${from} to ${to}`,
  saidOnce: [`${noBreakSpace}am`, `${noBreakSpace}pm`],
  night: 'night',
  nights: 'nights',
  forPeople: (most) => (most === 1 ? 'for 1 person' : `for up to ${most} people`),
};
