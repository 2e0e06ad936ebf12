import { formatDay, formatMonth } from '../../../../src/domain/i18n/formatDay';

test.each([
  ['pt', 'sexta-feira, 21 de agosto de 2026', 'agosto de 2026'],
  ['en', 'Friday, August 21, 2026', 'August 2026'],
  ['fr', 'vendredi 21 août 2026', 'août 2026'],
] as const)('a day and its month in %s', (language, day, month) => {
  expect(formatDay('2026-08-21', language)).toBe(day);
  expect(formatMonth('2026-08-21', language)).toBe(month);
});
