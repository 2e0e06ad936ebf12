import fc from 'fast-check';
import { languages } from '../../site';
import { maximumGuests } from '../events/capacityQuestion';
import { formatNumber } from '../i18n/formatNumber';
import { parseGuests } from './parseGuests';

test('reads every number of people, plain and as each language writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maximumGuests }), fc.constantFrom(...languages), (guests, language) => {
      expect(parseGuests(String(guests))).toBe(guests);
      expect(parseGuests(formatNumber(guests, language))).toBe(guests);
    }),
  );
});

test.each(['', '0', '-3', '1e3', '80 a 100', 'oitenta', '1.20', '12,5', '10000', '99.999', '８０'])('“%s” is no number of people', (written) => {
  expect(parseGuests(written)).toBeNull();
});
