import fc from 'fast-check';
import { isPlainDate } from '../../../../src/domain/stay/plainDate';
import { everyDay } from '../everyDay';

test('every day from 2024 to 2040 is a day', () => {
  expect(everyDay().filter((day) => !isPlainDate(day))).toEqual([]);
});

test.each(['2024-02-29', '2000-02-29', '2026-12-31', '1972-01-01'])('%s is a day', (day) => {
  expect(isPlainDate(day)).toBe(true);
});

test.each([
  '2026-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-01-00',
  '2026-1-1',
  '26-01-01',
  '01/02/2026',
  '2026-01-01T00:00',
  ' 2026-01-01',
  '2026-01-01\n',
  '',
])('%j is no day', (text) => {
  expect(isPlainDate(text)).toBe(false);
});

test('nothing but text is a day', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      fc.pre(typeof value !== 'string');
      expect(isPlainDate(value)).toBe(false);
    }),
  );
});

test('days sort as their names do', () => {
  const days = everyDay();
  expect([...days].reverse().sort()).toEqual(days);
});
