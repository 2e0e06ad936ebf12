import { type PlainDate } from '../time/plainDate';
import { arrivalRestriction, fewestNights, type Restriction, restrictionsFor, stayRestriction } from './restrictions';
import { initialStay } from './stay';

const restriction = (from: PlainDate, to: PlainDate, rest: Partial<Restriction>): Restriction => ({
  from,
  to,
  minNights: null,
  closed: null,
  rooms: null,
  note: `${from} ${rest.minNights ?? 'closed'}`,
  ...rest,
});
const newYear = restriction('2026-12-28', '2027-01-02', { minNights: 5 });
const works = restriction('2027-06-10', '2027-06-20', { closed: true });
const year = [newYear, works];

test('a minimum counts on the day of arrival, not on the nights of who is there already', () => {
  expect(['2026-12-27', '2026-12-28', '2027-01-02', '2027-01-03'].map((day) => fewestNights(year, day))).toEqual([1, 5, 5, 1]);
  expect(stayRestriction(year, { checkIn: '2026-12-27', checkOut: '2026-12-29' })).toBeNull();
  expect(stayRestriction(year, { checkIn: '2026-12-28', checkOut: '2027-01-01' })).toBe(newYear);
  expect(stayRestriction(year, { checkIn: '2026-12-28', checkOut: '2027-01-02' })).toBeNull();
});

test('the last closed night is `to`: one may leave on the first closed day, and arrive on the day after the last', () => {
  expect(stayRestriction(year, { checkIn: '2027-06-09', checkOut: '2027-06-10' })).toBeNull();
  expect(stayRestriction(year, { checkIn: '2027-06-09', checkOut: '2027-06-11' })).toBe(works);
  expect(stayRestriction(year, { checkIn: '2027-06-21', checkOut: '2027-06-22' })).toBeNull();
});

test('a date alone is judged as far as it can be', () => {
  expect(stayRestriction(year, { checkIn: '2027-06-10', checkOut: null })).toBe(works);
  for (const checkOut of ['2027-06-11', '2027-06-21']) expect(stayRestriction(year, { checkIn: null, checkOut })).toBe(works);
  expect(stayRestriction(year, { checkIn: null, checkOut: '2027-06-10' })).toBeNull();
  expect(stayRestriction(year, { checkIn: '2026-12-30', checkOut: null })).toBeNull();
  expect(stayRestriction(year, { checkIn: null, checkOut: null })).toBeNull();
});

test('where a minimum and closed nights meet, one may arrive while the fewest nights are open; of two minimums the larger counts', () => {
  const both = [...year, restriction('2027-06-05', '2027-06-06', { minNights: 2 }), restriction('2027-06-01', '2027-06-09', { minNights: 3 })];
  expect(fewestNights(both, '2027-06-05')).toBe(3);
  expect(['2027-06-06', '2027-06-07', '2027-06-08'].map((day) => arrivalRestriction(both, day))).toEqual([null, null, works]);
  expect(stayRestriction(both, { checkIn: '2027-06-06', checkOut: '2027-06-12' })).toBe(works);
  expect(initialStay('2027-06-08', both)).toEqual({ checkIn: '2027-06-21', checkOut: '2027-06-22' });
});

test('those of a room type hold for it alone, the others for every room', () => {
  const ofRoom = restriction('2027-03-01', '2027-03-05', { closed: true, rooms: ['LX'] });
  expect(restrictionsFor([...year, ofRoom])).toEqual(year);
  expect(restrictionsFor([...year, ofRoom], 'ST')).toEqual(year);
  expect(restrictionsFor([...year, ofRoom], 'LX')).toEqual([...year, ofRoom]);
});

test('the card of home starts with today and tomorrow where they are allowed, else with the first days that are', () => {
  expect(initialStay('2026-11-29', year)).toEqual(initialStay('2026-11-29'));
  expect(initialStay('2026-12-30', year)).toEqual({ checkIn: '2026-12-30', checkOut: '2027-01-04' });
  expect(initialStay('2027-06-12', year)).toEqual({ checkIn: '2027-06-21', checkOut: '2027-06-22' });
});
