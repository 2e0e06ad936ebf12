import fc from 'fast-check';
import { formatNumber } from '../../../../src/domain/i18n/formatNumber';
import { languages } from '../../../../src/site';

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

test('no number holds a space at which a line could break, nor a narrow one', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...languages), (value, language) => {
      expect(formatNumber(value, language)).not.toMatch(/[ \u202f]/);
    }),
  );
});
