import fc from 'fast-check';
import { formatNumber } from '../../../../src/domain/i18n/formatNumber';
import { languageTags, languages } from '../../../../src/site';

// _ stands for a no-break space
test.each([
  [25, ['25', '25', '25']],
  [3000, ['3.000', '3,000', '3_000']],
  [6000, ['6.000', '6,000', '6_000']],
  [27.5, ['27,5', '27.5', '27,5']],
  [1234567, ['1.234.567', '1,234,567', '1_234_567']],
  [0, ['0', '0', '0']],
])('%d is %j', (value, expected) => {
  expect(languages.map((language) => formatNumber(value, language))).toEqual(expected.map((text) => text.replaceAll('_', '\u00a0')));
});

test('a number of decimals may be asked for', () => {
  expect(languages.map((language) => formatNumber(4.5, language, { decimals: 2 }))).toEqual(['4,50', '4.50', '4,50']);
  expect(formatNumber(4.5, 'pt', { decimals: 0 })).toBe('5');
});

test('every amount in whole or in cents stands as Intl writes it, with a space that is neither narrow nor a place to break', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e14, max: 1e14 }),
      fc.constantFrom(1, 100),
      fc.constantFrom(undefined, 2),
      fc.constantFrom(...languages),
      (cents, parts, decimals, language) => {
        const value = cents / parts;
        const theirs = new Intl.NumberFormat(languageTags[language], { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
        expect(formatNumber(value, language, { decimals })).toBe(theirs.format(value).replaceAll('\u202f', '\u00a0').replace(/^-0$/, '0'));
      },
    ),
  );
});
