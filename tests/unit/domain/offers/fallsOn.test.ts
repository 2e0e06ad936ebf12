import { fallsOn } from '../../../../src/domain/offers/fallsOn';
import { everyDay } from '../everyDay';

test('the party falls on 15 November, once a year and on no other day', () => {
  const party = { month: 11, day: 15 };
  expect(everyDay({ from: 2026, to: 2028 }).filter((date) => fallsOn(party, date))).toEqual(['2026-11-15', '2027-11-15', '2028-11-15']);
});

test('what has no day of the year falls on none', () => {
  expect(everyDay({ from: 2026, to: 2026 }).some((date) => fallsOn(null, date))).toBe(false);
});
