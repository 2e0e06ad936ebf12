import { offerState } from '../../../../src/domain/offers/offerState';

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

test('without a first day it has begun already', () => {
  expect(offerState({ firstDay: null, lastDay: '2026-11-15' }, '2024-01-01')).toBe('running');
  expect(offerState({ firstDay: null, lastDay: '2026-11-15' }, '2026-11-16')).toBe('past');
});
