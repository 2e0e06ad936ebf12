import fc from 'fast-check';
import { weekdays, type Weekday } from '../../../../src/domain/hours/weekday';
import { formatDays } from '../../../../src/domain/i18n/formatDays';
import { languages } from '../../../../src/site';

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
  expect(languages.map((language) => formatDays(days, language))).toEqual(expected);
});

test('neither order nor repetition changes the words, and other days have other words', () => {
  const days = fc.subarray([...weekdays]);
  fc.assert(
    fc.property(days, days, fc.constantFrom(...languages), (some, others, language) => {
      expect(formatDays([...some].reverse().concat(some), language)).toBe(formatDays(some, language));
      if (some.join() !== others.join()) expect(formatDays(some, language)).not.toBe(formatDays(others, language));
    }),
  );
});
