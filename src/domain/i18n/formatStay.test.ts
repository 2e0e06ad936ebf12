import { formatStay } from './formatStay';

const weekend = { checkIn: '2026-11-20', checkOut: '2026-11-22' };
const night = { checkIn: '2026-11-21', checkOut: '2026-11-22' };

test.each([
  ['pt', '2 noites, sex–dom', '1 noite, sáb–dom'],
  ['en', '2 nights, Fri–Sun', '1 night, Sat–Sun'],
  ['fr', '2 nuits, ven.–dim.', '1 nuit, sam.–dim.'],
] as const)('in %s a weekend is “%s” and a night “%s”', (language, two, one) => {
  expect(formatStay({ stay: weekend, language })).toBe(two);
  expect(formatStay({ stay: night, language })).toBe(one);
});

test.each([
  ['pt', '2 noites, sexta a domingo'],
  ['en', '2 nights, Friday to Sunday'],
  ['fr', '2 nuits, du vendredi au dimanche'],
] as const)('in %s a weekend is heard “%s”', (language, text) => {
  expect(formatStay({ stay: weekend, language, spoken: true })).toBe(text);
});

test('the nights of a stay across the new year are counted', () => {
  expect(formatStay({ stay: { checkIn: '2026-12-24', checkOut: '2027-01-03' }, language: 'en' })).toBe('10 nights, Thu–Sun');
});

test.each([
  ['without check-in', { checkIn: null, checkOut: '2026-11-22' }],
  ['without check-out', { checkIn: '2026-11-20', checkOut: null }],
  ['of no night', { checkIn: '2026-11-20', checkOut: '2026-11-20' }],
  ['that ends before it begins', { checkIn: '2026-11-22', checkOut: '2026-11-20' }],
])('of a stay %s the text is empty', (_, stay) => {
  expect(formatStay({ stay, language: 'pt' })).toBe('');
});
