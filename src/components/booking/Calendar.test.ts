import { format } from 'date-fns';
import { languages } from '../../site';
import { calendarLocales } from './Calendar';

const tags = { pt: 'pt-BR', en: 'en-GB', fr: 'fr-FR' } as const;

test.each(languages)('full dates are formatted as `Intl` formats them (%s)', (language) => {
  const formatter = new Intl.DateTimeFormat(tags[language], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  for (let day = 2; day < 400; day += 1) {
    const date = new Date(2026, 0, day, 12);
    // without the comma after the English weekday
    expect(format(date, 'PPPP', { locale: calendarLocales[language] }).replace(',', '')).toBe(formatter.format(date).replace(',', ''));
  }
});

test('weeks begin on the usual weekday of the language', () => {
  expect(languages.map((language) => calendarLocales[language].options?.weekStartsOn)).toEqual([0, 1, 1]);
});
