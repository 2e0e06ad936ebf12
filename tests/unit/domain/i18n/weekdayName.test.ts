import { weekdays } from '../../../../src/domain/hours/weekday';
import { weekdayName } from '../../../../src/domain/i18n/weekdayName';
import { languageTags, languages } from '../../../../src/site';

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
});
