import fc from 'fast-check';
import { fileName } from '../../../../src/domain/calendar/fileName';

test('is made of plain letters and digits', () => {
  expect(fileName({ words: ['Séjour', 'Costa Ipê Resort & Spa', '2027-03-20'], extension: 'ics' })).toBe('sejour-costa-ipe-resort-spa-2027-03-20.ics');
});

test('leads into no other folder and hides no other ending, whatever the words', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('../../x', 'a/b\\c', 'x.exe\u202escr', 'CON', '\u0000'))), (words) => {
      expect(fileName({ words, extension: 'ics' })).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?\.ics$/);
    }),
  );
});
