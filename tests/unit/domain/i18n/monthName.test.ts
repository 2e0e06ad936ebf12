import { monthName, monthOfYear } from '../../../../src/domain/i18n/monthName';
import { languageTags, languages } from '../../../../src/site';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

test.each(languages)('the names in %s are those of the language', (language) => {
  const format = new Intl.DateTimeFormat(languageTags[language], { month: 'long', timeZone: 'UTC' });
  expect(months.map((month) => monthName(month, language))).toEqual(months.map((month) => format.format(Date.UTC(2024, month - 1, 1))));
});

test.each([0, 13])('there is no month %i', (month) => {
  expect(() => monthName(month, 'pt')).toThrow(`There is no month ${month}`);
});

test.each(languages)('a month heads a calendar as %s writes it with its year', (language) => {
  const format = new Intl.DateTimeFormat(languageTags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  expect(months.map((month) => monthOfYear({ month, year: 2026 }, language))).toEqual(months.map((month) => format.format(Date.UTC(2026, month - 1, 1))));
});
