import fc from 'fast-check';
import { slugify } from './slugify';

test('a slug has only plain letters and digits', () => {
  expect(slugify('Séjour Costa Ipê Resort & Spa 2027-03-20')).toBe('sejour-costa-ipe-resort-spa-2027-03-20');
});

test('it contains no path and no extension, for any text', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('../../x', 'a/b\\c', 'x.exe\u202escr', 'CON', '\u0000'))), (texts) => {
      expect(slugify(texts.join(' '))).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});
