import { formatBrazilianNumber, parseNumber } from './brazilianNumber';

test.each([
  [61, 2, '61,00'],
  [4.25, 2, '4,25'],
  [1086.5, 2, '1086,50'],
  [27.5, 0, '27,5'],
  [0.0001, 0, '0,0001'],
])('the number %s with at least %s decimals is written %s, and read again', (value, decimals, text) => {
  expect(formatBrazilianNumber(value, decimals)).toBe(text);
  expect(parseNumber(text)).toBe(value);
});

test('what is no number stays as it is', () => {
  expect([formatBrazilianNumber('três'), formatBrazilianNumber(null)]).toEqual(['três', '']);
});
