import fc from 'fast-check';
import { languages } from '../../site';
import { formatNumber } from '../i18n/formatNumber';
import { maximumGuests, parseGuests } from './guests';

describe('parseGuests', () => {
  test('reads every number of guests, plain and as each language formats it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maximumGuests }), fc.constantFrom(...languages), (guests, language) => {
        expect(parseGuests(String(guests))).toBe(guests);
        expect(parseGuests(formatNumber(guests, language))).toBe(guests);
      }),
    );
  });

  test.each([
    ['1 200', 1200],
    ['1’200', 1200],
    [' 1200 ', 1200],
    ['1200 pessoas', 1200],
    ['1.200 convidados', 1200],
    ['1,200 Guests', 1200],
    ['1\u202f200 personnes', 1200],
    ['1 pessoa', 1],
    ['８０', 80],
  ])('“%s” is %i', (written, guests) => {
    expect(parseGuests(written)).toBe(guests);
  });

  test.each('|0|-3|1e3|12.5|1.2|1.2000|80 a 100|80 mil|80 mesas|pessoas|2k|oitenta|1.20|12,5|10000|99.999'.split('|'))('“%s” is no number', (written) => {
    expect(parseGuests(written)).toBeNull();
  });
});
