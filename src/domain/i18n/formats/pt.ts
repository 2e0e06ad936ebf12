import type { LanguageFormat } from './format';

const withoutFeira = (day: string): string => day.replace('-feira', '');

export const pt: LanguageFormat = {
  group: '.',
  decimal: ',',
  colon: ':',
  firstWeekday: 'sun',
  weekdays: {
    mon: { long: 'segunda-feira', short: 'seg' },
    tue: { long: 'terça-feira', short: 'ter' },
    wed: { long: 'quarta-feira', short: 'qua' },
    thu: { long: 'quinta-feira', short: 'qui' },
    fri: { long: 'sexta-feira', short: 'sex' },
    sat: { long: 'sábado', short: 'sáb' },
    sun: { long: 'domingo', short: 'dom' },
  },
  months: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  ofMonth: ' de ',
  firstOfMonth: '1º',
  fullDay: "EEEE, d 'de' MMMM 'de' y",
  daily: 'todos os dias',
  and: 'e',
  eachWeek: (day) => `${withoutFeira(day)}s`,
  weekdayRange: (first, last) => `${withoutFeira(first)} a ${withoutFeira(last)}`,
  midnight: 'meia-noite',
  noon: 'meio-dia',
  time: (hours, minutes) => `${hours}h${minutes}`,
  night: 'noite',
  nights: 'noites',
  forPeople: (most) => (most === 1 ? 'para 1 pessoa' : `para até ${most} pessoas`),
};
