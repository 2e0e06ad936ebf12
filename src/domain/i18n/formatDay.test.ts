import { languages, languageTags } from '../../site';
import { formatDay, formatDayRange, formatNearDay, monthName, monthOfYear } from './formatDay';

const inThree = ['pt', 'en', 'fr'] as const;

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
