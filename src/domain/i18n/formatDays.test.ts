import { languages, languageTags } from '../../site';
import { type Weekday, weekdays } from '../time/plainDate';
import { formats } from './formats';
import { capitalized, formatDay, formatDayRange, formatDays, monthName, monthOfYear, formatNearDay, weekdayName } from './formatDays';

const inThree = ['pt', 'en', 'fr'] as const;

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

describe('monthName', () => {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);

  test.each(languages)('the names in %s are those of the language', (language) => {
    const format = new Intl.DateTimeFormat(languageTags[language], { month: 'long', timeZone: 'UTC' });
    expect(months.map((month) => monthName(month, language))).toEqual(months.map((month) => format.format(Date.UTC(2024, month - 1, 1))));
  });

  test.each([0, 13])('there is no month %i', (month) => {
    expect(() => monthName(month, 'pt')).toThrow(`There is no month ${month}`);
  });

  test.each(languages)('month and year are those of %s', (language) => {
    const format = new Intl.DateTimeFormat(languageTags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
    expect(months.map((month) => monthOfYear({ month, year: 2026 }, language))).toEqual(months.map((month) => format.format(Date.UTC(2026, month - 1, 1))));
  });
});

describe('capitalized', () => {
  test.each([
    ['de segunda a sexta', 'pt', 'De segunda a sexta'],
    ['à la plage', 'fr', 'À la plage'],
    ['2 nights', 'en', '2 nights'],
    ['', 'pt', ''],
  ] as const)('“%s” in %s becomes “%s”', (text, language, expected) => {
    expect(capitalized(text, language)).toBe(expected);
  });
});

describe('formatDays', () => {
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
    expect(inThree.map((language) => formatDays(days, language))).toEqual(expected);
  });
});

test.each([
  ['2026-12-31', 'pt', '31 de dezembro de 2026'],
  ['2026-12-31', 'en', '31 December 2026'],
  ['2026-12-31', 'fr', '31 décembre 2026'],
  ['2027-01-01', 'pt', '1º de janeiro de 2027'],
  ['2027-01-01', 'en', '1 January 2027'],
  ['2027-01-01', 'fr', '1er janvier 2027'],
] as const)('%s in words in %s: %s', (date, language, text) => {
  expect(formatDay(date, language)).toBe(text);
});

describe('days that differ, in words', () => {
  const today = '2026-11-29';
  test.each([
    ['2027-02-01', '2027-03-31', 'de 1º de fevereiro a 31 de março', '1 February to 31 March', 'du 1er février au 31 mars'],
    ['2026-12-20', '2026-12-25', 'de 20 a 25 de dezembro', '20 to 25 December', 'du 20 au 25 décembre'],
    ['12-25', '12-25', '25 de dezembro', '25 December', 'le 25 décembre'],
    ['12-15', '02-29', 'de 15 de dezembro a 29 de fevereiro', '15 December to 29 February', 'du 15 décembre au 29 février'],
    [
      '2027-12-20',
      '2028-01-05',
      'de 20 de dezembro de 2027 a 5 de janeiro de 2028',
      '20 December 2027 to 5 January 2028',
      'du 20 décembre 2027 au 5 janvier 2028',
    ],
    ['2028-02-01', '2028-03-31', 'de 1º de fevereiro a 31 de março de 2028', '1 February to 31 March 2028', 'du 1er février au 31 mars 2028'],
    ['2026-11-01', '2028-03-31', 'de 1º de novembro de 2026 a 31 de março de 2028', '1 November 2026 to 31 March 2028', 'du 1er novembre 2026 au 31 mars 2028'],
  ])('from %s to %s', (from, to, ...texts) => {
    expect(inThree.map((language) => formatDayRange({ from, to }, today, language))).toEqual(texts);
  });

  test('a day has its year where it is not within eleven months', () => {
    expect(formatNearDay('2027-03-31', today, 'pt')).toBe('31 de março');
    expect(formatNearDay('2027-11-29', today, 'pt')).toBe('29 de novembro de 2027');
  });
});
