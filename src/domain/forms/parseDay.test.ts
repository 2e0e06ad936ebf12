import fc from 'fast-check';
import { addDays, formatDate } from '../stay/plainDate';
import { parseDay } from './parseDay';

test('reads every day as the site writes it, without its signs, and as programs write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = addDays('2000-01-01', days);
      const written = formatDate(date);
      for (const way of [written, written.replaceAll('/', ''), written.replaceAll('/', '.'), written.replaceAll('/', ' - '), date])
        expect(parseDay(way)).toBe(date);
    }),
  );
});

test.each([
  ['24/12/26', '2026-12-24'],
  ['1/5/2027', '2027-05-01'],
])('“%s” is %s', (written, date) => {
  expect(parseDay(written)).toBe(date);
});

test.each(['', '24/12', '31/02/2027', '24/12/202', '24/12/20267', '2412', '12/24/2026', 'em maio', '24/12/2026?'])('“%s” is no day', (written) => {
  expect(parseDay(written)).toBeNull();
});
