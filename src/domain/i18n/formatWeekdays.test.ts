import { languages, languageTags } from '../../site';
import { type Weekday, weekdays } from '../time/plainDate';
import { formats } from './formats';
import { formatWeekdays, weekdayName } from './formatWeekdays';

describe('weekdayName', () => {
  test.each(languages)('the long names in %s are those of the language', (language) => {
    const format = new Intl.DateTimeFormat(languageTags[language], { weekday: 'long', timeZone: 'UTC' });
    // 1 January 2024 was a Monday
    expect(weekdays.map((weekday) => weekdayName(weekday, language, 'long'))).toEqual(weekdays.map((_, index) => format.format(Date.UTC(2024, 0, index + 1))));
  });

  test.each([
    ['pt', 'seg ter qua qui sex sáb dom'],
    ['en', 'Mon Tue Wed Thu Fri Sat Sun'],
    ['fr', 'lun. mar. mer. jeu. ven. sam. dim.'],
  ] as const)('the short names in %s are %s', (language, names) => {
    expect(weekdays.map((weekday) => weekdayName(weekday, language, 'short')).join(' ')).toBe(names);
    expect(weekdays.map((weekday) => weekdayName(weekday, language, 'label')).join(' ')).toBe(names.replaceAll('.', ''));
  });
});

test.each([
  ['pt', 'na segunda', 'no sábado'],
  ['en', 'on Monday', 'on Saturday'],
  ['fr', 'le lundi', 'le samedi'],
] as const)('on a weekday, in %s: %s, %s', (language, ...days) => {
  expect((['mon', 'sat'] as const).map((day) => formats[language].onWeekday(weekdayName(day, language, 'long')).replace('\u00a0', ' '))).toEqual(days);
});

describe('formatWeekdays', () => {
  test.each<[Weekday[], string, string, string]>([
    [[...weekdays], 'todos os dias', 'daily', 'tous les jours'],
    [['thu', 'sat'], 'quintas e sábados', 'Thursdays and Saturdays', 'le jeudi et le samedi'],
    [['fri', 'sat'], 'sextas e sábados', 'Fridays and Saturdays', 'le vendredi et le samedi'],
    [['tue', 'wed', 'thu', 'fri', 'sat', 'sun'], 'terça a domingo', 'Tuesday to Sunday', 'du mardi au dimanche'],
    [['sat'], 'sábados', 'Saturdays', 'le samedi'],
    [['mon', 'wed', 'fri'], 'segundas, quartas e sextas', 'Mondays, Wednesdays and Fridays', 'le lundi, le mercredi et le vendredi'],
    [['mon', 'tue', 'wed', 'sat'], 'segunda a quarta e sábados', 'Monday to Wednesday and Saturdays', 'du lundi au mercredi et le samedi'],
    [['sun', 'mon', 'tue', 'wed', 'thu', 'fri'], 'domingo a sexta', 'Sunday to Friday', 'du dimanche au vendredi'],
    [['sat', 'sun', 'mon'], 'sábado a segunda', 'Saturday to Monday', 'du samedi au lundi'],
    [['wed', 'sat', 'sun', 'mon'], 'quartas e sábado a segunda', 'Wednesdays and Saturday to Monday', 'le mercredi et du samedi au lundi'],
    [['sun', 'mon'], 'segundas e domingos', 'Mondays and Sundays', 'le lundi et le dimanche'],
    [[], '', '', ''],
  ])('%j are “%s”, “%s”, “%s”', (days, ...expected) => {
    expect((['pt', 'en', 'fr'] as const).map((language) => formatWeekdays(days, language))).toEqual(expected);
  });
});
