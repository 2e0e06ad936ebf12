import { type LanguageFormat, noBreakSpace } from './format';

/** The article of a spoken time: o meio-dia, a meia-noite, a 1 hora, as 7 horas. */
const articleOf = (time: string): 'o' | 'a' | 'as' => (time.startsWith('meio') ? 'o' : /^(?:meia|[01] )/.test(time) ? 'a' : 'as');

const withoutFeira = (day: string): string => day.replace('-feira', '');

export const pt: LanguageFormat = {
  group: '.',
  decimal: ',',
  colon: ':',
  semicolon: '; ',
  firstWeekday: 'sun',
  weekdays: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
  shortWeekday: (day) => day.slice(0, 3),
  months: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  dayOfMonth: (day) => (day === 1 ? '1º' : String(day)),
  ofMonth: ' de ',
  dayRange: (first, last) => (last ? `de ${first} a ${last}` : first),
  fullDay: "EEEE, d 'de' MMMM 'de' y",
  daily: 'todos os dias',
  and: 'e',
  eachWeek: (day) => `${withoutFeira(day)}s`,
  onWeekday: (day) => `${day.endsWith('-feira') ? 'na' : 'no'}${noBreakSpace}${withoutFeira(day)}`,
  weekdayRange: (first, last) => `${withoutFeira(first)} a ${withoutFeira(last)}`,
  midnight: 'meia-noite',
  noon: 'meio-dia',
  time: (hours, minutes) => `${hours}h${minutes}`,
  // “até 1 hora” alone would be a duration
  spokenTime: (hours, minutes) => `${hours} ${hours < 2 ? 'hora' : 'horas'}${minutes && ` e ${Number(minutes)}`}${hours === 1 ? ' da madrugada' : ''}`,
  spokenRange: (from, to) => `d${articleOf(from)} ${from} ${{ o: 'ao', a: 'à', as: 'às' }[articleOf(to)]} ${to}`,
  night: 'noite',
  nights: 'noites',
  forPeople: (most) => (most === 1 ? 'para 1 pessoa' : `para até ${most} pessoas`),
};
