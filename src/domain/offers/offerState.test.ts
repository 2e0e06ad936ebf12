import fc from 'fast-check';
import { everyDay } from '../../../tests/support/everyDay';
import { addDays } from '../stay/plainDate';
import { fallsOn, offerState, pastOf } from './offerState';

describe('offerState', () => {
  const festa = { firstDay: '2026-11-10', lastDay: '2026-11-15' };

  test.each([
    ['2026-11-09', 'upcoming'],
    ['2026-11-10', 'running'],
    ['2026-11-13', 'running'],
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

describe('pastOf', () => {
  const always = { firstDay: null, lastDay: null, annualDay: null };
  const party = { ...always, annualDay: { month: 11, day: 15 } };
  const reveillon = { ...always, lastDay: '2026-01-01' };

  test.each([
    ['the day before', party, '2026-11-14', null],
    ['on its day', party, '2026-11-15', null],
    ['the day after', party, '2026-11-16', { last: '2026-11-15', again: '2027-11-15' }],
    ['until the end of the year', party, '2026-12-31', { last: '2026-11-15', again: '2027-11-15' }],
    ['in the next year it lies ahead', party, '2027-01-01', null],
    ['a last day, on it', reveillon, '2026-01-01', null],
    ['a last day, after it, and content knows no other', reveillon, '2026-01-02', { last: '2026-01-01', again: null }],
    [
      'a last day, and the day of each year is today',
      { ...reveillon, annualDay: { month: 12, day: 31 } },
      '2026-12-31',
      { last: '2026-01-01', again: '2026-12-31' },
    ],
    ['new days for the coming one', { ...reveillon, firstDay: '2026-12-29', lastDay: '2027-01-02' }, '2026-11-23', null],
    [
      'a day with its year, and the day of each year',
      { ...party, firstDay: '2026-11-15', lastDay: '2026-11-15' },
      '2026-11-23',
      { last: '2026-11-15', again: '2027-11-15' },
    ],
    ['next year’s day is given already', { ...party, firstDay: '2027-11-15', lastDay: '2027-11-15' }, '2026-11-23', null],
    ['no days at all', always, '2026-11-23', null],
    ['a leap day', { ...always, annualDay: { month: 2, day: 29 } }, '2028-03-01', { last: '2028-02-29', again: '2032-02-29' }],
    ['a leap day in a year without', { ...always, annualDay: { month: 2, day: 29 } }, '2026-03-01', null],
  ])('%s', (_, offer, today, expected) => {
    expect(pastOf(offer, today)).toEqual(expected);
  });

  const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
  const anyOffer = fc.record({
    firstDay: fc.option(anyDay),
    lastDay: fc.option(anyDay),
    annualDay: fc.option(fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })),
  });

  test('the last day is before today; the offer returns, today at the earliest, only where content has an annual day', () => {
    fc.assert(
      fc.property(anyOffer, anyDay, (offer, today) => {
        const past = pastOf(offer, today);
        if (offerState(offer, today) === 'past') expect(past).not.toBeNull();
        if (!past) return;
        expect(past.last < today).toBe(true);
        expect(past.again !== null).toBe(offer.annualDay !== null);
        if (past.again) expect(past.again >= today).toBe(true);
      }),
    );
  });
});
