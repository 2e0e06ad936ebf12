import { format as formatByDateFns } from 'date-fns';
import fc from 'fast-check';
import { languages } from '../../site';
import { calendarLocales } from './calendarLocale';
import { format } from './formatDay';

/** What react-datepicker writes in the calendar: a day in full, headings, names of weekdays and months, classes and keys. */
const patterns = ['PPPP', 'MMMM yyyy', 'MMMM, yyyy', 'EEEE', 'LLLL', 'yyyy', 'ddd', 'MM.dd.yyyy', 'MM/dd/yyyy', "d 'de' M"];
const days = fc.date({ min: new Date(1972, 0, 1), max: new Date(2999, 0, 1), noInvalidDate: true });

test.each(languages)('a day is written as date-fns writes it (%s)', (language) => {
  fc.assert(
    fc.property(days, fc.constantFrom(...patterns), (day, pattern) => {
      const locale = calendarLocales[language];
      expect(format(day, pattern, { locale: locale })).toBe(formatByDateFns(day, pattern, { locale, useAdditionalDayOfYearTokens: true }));
    }),
  );
});

test.each(['MM.dd.yyyy', 'MM/dd/yyyy'])('digits are the same in every language (%s)', (pattern) => {
  fc.assert(fc.property(days, (day) => expect(format(day, pattern, {})).toBe(formatByDateFns(day, pattern))));
});

test('a letter that the calendar never writes is named', () => {
  expect(() => format(new Date(), 'HH:mm', { locale: calendarLocales.fr })).toThrow('The calendar does not write “HH”: add it to formatDay.ts.');
});
