import fc from 'fast-check';
import { addDays, nightsBetween, type PlainDate } from '../time/plainDate';
import { arrivalRestriction, fewestNights, firstStay, type Restriction, restrictionsFor, stayRestriction } from './restrictions';
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
  expect(stayRestriction(year, { checkIn: null, checkOut: '2027-06-11' })).toBe(works);
  expect(stayRestriction(year, { checkIn: null, checkOut: '2027-06-10' })).toBeNull();
  expect(stayRestriction(year, { checkIn: '2026-12-30', checkOut: null })).toBeNull();
  expect(stayRestriction(year, { checkIn: null, checkOut: null })).toBeNull();
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

describe('against a model that looks at each night', () => {
  const start = '2026-12-01';
  const day = fc.nat(40).map((days) => addDays(start, days));
  const anyRestriction = fc
    .tuple(day, fc.nat(8), fc.option(fc.integer({ min: 1, max: 6 }), { nil: null }))
    .map(([from, length, minNights]) => restriction(from, addDays(from, length), { minNights, closed: minNights === null }));
  const anyRestrictions = fc.array(anyRestriction, { maxLength: 5 });
  const nightsOf = (checkIn: PlainDate, count: number) => Array.from({ length: count }, (_, night) => addDays(checkIn, night));
  const isClosed = (all: readonly Restriction[], night: PlainDate) =>
    all.some(({ from, to, closed }) => closed && nightsOf(from, nightsBetween(from, to) + 1).includes(night));
  const minimum = (all: readonly Restriction[], checkIn: PlainDate) =>
    Math.max(1, ...all.flatMap(({ from, to, minNights }) => (minNights && nightsOf(from, nightsBetween(from, to) + 1).includes(checkIn) ? [minNights] : [])));
  const mayBe = (all: readonly Restriction[], checkIn: PlainDate, nights: number) =>
    nights >= minimum(all, checkIn) && !nightsOf(checkIn, nights).some((night) => isClosed(all, night));

  test('a stay may be exactly where each of its nights is open and they are enough', () => {
    fc.assert(
      fc.property(anyRestrictions, day, fc.integer({ min: 1, max: 9 }), (all, checkIn, nights) => {
        expect(stayRestriction(all, { checkIn, checkOut: addDays(checkIn, nights) }) === null).toBe(mayBe(all, checkIn, nights));
      }),
    );
  });

  test('one may arrive exactly where some stay from that day may be', () => {
    fc.assert(
      fc.property(anyRestrictions, day, (all, checkIn) => {
        expect(arrivalRestriction(all, checkIn) === null).toBe(Array.from({ length: 9 }, (_, one) => one + 1).some((nights) => mayBe(all, checkIn, nights)));
      }),
    );
  });

  test('the first stay may be, and no earlier one may', () => {
    fc.assert(
      fc.property(anyRestrictions, day, (all, today) => {
        const { checkIn, checkOut } = firstStay(all, today) as { checkIn: PlainDate; checkOut: PlainDate };
        const nights = nightsBetween(checkIn, checkOut);
        expect(mayBe(all, checkIn, nights)).toBe(true);
        expect(mayBe(all, checkIn, nights - 1)).toBe(false);
        expect(nightsOf(today, nightsBetween(today, checkIn)).some((earlier) => mayBe(all, earlier, minimum(all, earlier)))).toBe(false);
      }),
    );
  });

  test('the reason is one that holds then', () => {
    fc.assert(
      fc.property(anyRestrictions, day, fc.integer({ min: 1, max: 9 }), (all, checkIn, nights) => {
        const reason = stayRestriction(all, { checkIn, checkOut: addDays(checkIn, nights) });
        if (reason) expect(mayBe([reason], checkIn, Math.max(nights, reason.closed ? minimum(all, checkIn) : nights))).toBe(false);
      }),
    );
  });
});
