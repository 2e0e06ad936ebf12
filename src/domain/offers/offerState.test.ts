import { everyDay } from '../../../tests/support/clock/everyDay';
import { daysOf, fallsOn, isOver, nextAnnualDay, offerState } from './offerState';

describe('offerState', () => {
  const festa = { firstDay: '2026-11-10', lastDay: '2026-11-15' };

  test.each([
    ['2026-11-09', 'upcoming'],
    ['2026-11-10', 'running'],
    ['2026-11-15', 'running'],
    ['2026-11-16', 'past'],
  ])('on %s an offer from 10 to 15 November is %s', (today, state) => {
    expect(offerState(festa, today)).toBe(state);
  });

  test('without days an offer is always on', () => {
    expect(offerState({ firstDay: null, lastDay: null }, '2026-11-15')).toBe('always');
  });

  test('without a last day it never ends', () => {
    expect(offerState({ firstDay: '2026-11-10', lastDay: null }, '2026-11-09')).toBe('upcoming');
    expect(offerState({ firstDay: '2026-11-10', lastDay: null }, '2040-01-01')).toBe('running');
  });

  test('without a first day it is already running', () => {
    expect(offerState({ firstDay: null, lastDay: '2026-11-15' }, '2024-01-01')).toBe('running');
    expect(offerState({ firstDay: null, lastDay: '2026-11-15' }, '2026-11-16')).toBe('past');
  });
});

describe('fallsOn', () => {
  test('the party falls on 15 November, once a year and on no other day', () => {
    const party = { month: 11, day: 15 };
    expect(everyDay({ from: 2026, to: 2028 }).filter((date) => fallsOn(party, date))).toEqual(['2026-11-15', '2027-11-15', '2028-11-15']);
  });

  test('without an annual day it falls on no date', () => {
    expect(everyDay({ from: 2026, to: 2026 }).some((date) => fallsOn(null, date))).toBe(false);
  });
});

const never = { firstDay: null, lastDay: null, annualDay: null };
const party = { ...never, annualDay: { month: 11, day: 15 } };
const newYear = { ...never, annualDay: { month: 12, day: 31 } };
const leapDay = { ...never, annualDay: { month: 2, day: 29 } };

describe('daysOf', () => {
  test.each([
    ['the day before', party, '2026-11-14', '2026-11-15'],
    ['on its day', party, '2026-11-15', '2026-11-15'],
    ['the day after', party, '2026-11-16', '2027-11-15'],
    ['on the last day of the year', newYear, '2026-12-31', '2026-12-31'],
    ['on the first day of the year', newYear, '2027-01-01', '2027-12-31'],
    ['on a leap day', leapDay, '2028-02-29', '2028-02-29'],
    ['after a leap day', leapDay, '2028-03-01', '2032-02-29'],
  ])('%s, what comes every year means its next time', (_, offer, today, day) => {
    expect(daysOf(offer, today)).toEqual({ firstDay: day, lastDay: day });
    expect(isOver(offer, today)).toBe(false);
  });

  test('the days that content gives go first until they are past', () => {
    const offer = { ...newYear, firstDay: '2026-12-29', lastDay: '2027-01-02' };
    expect(daysOf(offer, '2027-01-02')).toEqual({ firstDay: '2026-12-29', lastDay: '2027-01-02' });
    expect(daysOf(offer, '2027-01-03')).toEqual({ firstDay: '2027-12-31', lastDay: '2027-12-31' });
  });

  test('without an annual day an offer keeps its days, and is over after the last', () => {
    const july = { ...never, firstDay: '2026-07-01', lastDay: '2026-07-31' };
    expect(daysOf(july, '2026-08-01')).toEqual({ firstDay: '2026-07-01', lastDay: '2026-07-31' });
    expect(isOver(july, '2026-07-31')).toBe(false);
    expect(isOver(july, '2026-08-01')).toBe(true);
    expect(isOver(never, '2026-08-01')).toBe(false);
  });

  test('refuses a day that no year has', () => {
    expect(() => nextAnnualDay({ month: 2, day: 30 }, '2026-01-01')).toThrow('There is no day 30 in month 2.');
  });
});
