import { format } from 'date-fns';
import { languages, openGraphLocales } from '../../site';
import { calendarLocales } from './Calendar';

test.each(languages)('full dates are formatted as `Intl` formats them (%s)', (language) => {
  const formatter = new Intl.DateTimeFormat(openGraphLocales[language].replace('_', '-'), { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  for (let day = 2; day < 400; day += 1) {
    const date = new Date(2026, 0, day, 12);
    // without the comma after the English weekday
    expect(format(date, 'PPPP', { locale: calendarLocales[language] }).replace(',', '')).toBe(formatter.format(date).replace(',', ''));
  }
});

test('weeks begin on the usual weekday of the language', () => {
  const { pt, en, fr } = calendarLocales;
  expect([pt, en, fr].map(({ options }) => options?.weekStartsOn)).toEqual([0, 1, 1]);
});
