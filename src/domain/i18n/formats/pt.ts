import { type LanguageFormat, noBreakSpace } from './format';

const withoutFeira = (day: string): string => day.replace('-feira', '');

export const pt: LanguageFormat = {
  group: '.',
  decimal: ',',
  colon: ':',
  firstWeekday: 'sun',
  weekdays: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
  shortWeekday: (day) => day.slice(0, 3),
  months: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  dayOfMonth: (day) => (day === 1 ? '1º' : String(day)),
  ofMonth: ' de ',
  fullDay: "EEEE, d 'de' MMMM 'de' y",
  daily: 'todos os dias',
  and: 'e',
  eachWeek: (day) => `${withoutFeira(day)}s`,
  onWeekday: (day) => `${day.endsWith('-feira') ? 'na' : 'no'}${noBreakSpace}${withoutFeira(day)}`,
  weekdayRange: (first, last) => `${withoutFeira(first)} a ${withoutFeira(last)}`,
  midnight: 'meia-noite',
  noon: 'meio-dia',
  time: (hours, minutes) => `${hours}h${minutes}`,
  night: 'noite',
  nights: 'noites',
  forPeople: (most) => (most === 1 ? 'para 1 pessoa' : `para até ${most} pessoas`),
};
