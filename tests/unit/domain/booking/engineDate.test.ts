import { engineDate } from '../../../../src/domain/booking/engineDate';
import { everyDay } from '../everyDay';

test.each([
  ['2026-11-20', '20112026'],
  ['2027-01-02', '02012027'],
  ['2028-02-29', '29022028'],
])('%s goes to the engine as %s', (date, sent) => {
  expect(engineDate(date)).toBe(sent);
});

test('every day from 2024 to 2040 is eight digits, each day its own', () => {
  const sent = everyDay().map(engineDate);
  expect(sent.filter((text) => !/^\d{8}$/.test(text))).toEqual([]);
  expect(new Set(sent).size).toBe(sent.length);
});
