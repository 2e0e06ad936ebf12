import { monthName } from '../../../../src/domain/i18n/monthName';

test.each([
  [1, 'pt', 'janeiro'],
  [7, 'en', 'July'],
  [8, 'fr', 'août'],
  [12, 'fr', 'décembre'],
] as const)('month %i in %s is %s', (month, language, name) => {
  expect(monthName(month, language)).toBe(name);
});
