import { format } from 'date-fns';
import { languages } from '../../site';
import { calendarLocales } from './calendarLocale';

const tags = { pt: 'pt-BR', en: 'en-GB', fr: 'fr-FR' } as const;

test.each(languages)('days are said in full as readers of the language say them (%s)', (language) => {
  const said = new Intl.DateTimeFormat(tags[language], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  for (let day = 2; day < 400; day += 1) {
    const date = new Date(2026, 0, day, 12);
    // no comma after the English weekday, there
    expect(format(date, 'PPPP', { locale: calendarLocales[language] }).replace(',', '')).toBe(said.format(date).replace(',', ''));
  }
});

test('weeks begin on the weekday that readers of the language are used to', () => {
  expect(languages.map((language) => calendarLocales[language].options?.weekStartsOn)).toEqual([0, 1, 1]);
});
