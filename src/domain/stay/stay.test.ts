import fc from 'fast-check';
import { everyDay } from '../../../tests/support/clock/everyDay';
import { addDays, nightsBetween } from '../time/plainDate';
import { clearStay, earliestCheckOut, initialStay, moveWithToday, pickCheckIn, pickCheckOut, stayProblem, stayFromQuery, stayToQuery } from './stay';

describe('initialStay', () => {
  test('on every day from 2024 to 2040 it is today and one night', () => {
    const wrong = everyDay().filter((today) => {
      const { checkIn, checkOut } = initialStay(today);
      return checkIn !== today || nightsBetween(today, checkOut ?? '') !== 1;
    });
    expect(wrong).toEqual([]);
  });
});

test('clearing a date keeps the other', () => {
  const stay = { checkIn: '2026-11-20', checkOut: '2026-11-21' };
  expect(clearStay(stay, 'checkIn')).toEqual({ ...stay, checkIn: null });
  expect(clearStay(stay, 'checkOut')).toEqual({ ...stay, checkOut: null });
});

test('check-out is possible from the day after check-in, and from tomorrow while check-in is empty', () => {
  const today = '2026-11-20';
  expect(earliestCheckOut({ checkIn: '2027-02-28', today })).toBe('2027-03-01');
  expect(earliestCheckOut({ checkIn: null, today })).toBe('2026-11-21');
});

describe('pickCheckIn', () => {
  test('whatever the stay was, one night follows', () => {
    const day = fc.constantFrom(...everyDay());
    const date = fc.option(day);
    fc.assert(
      fc.property(fc.record({ checkIn: date, checkOut: date }), day, (stay, picked) => {
        expect(pickCheckIn(stay, picked)).toEqual({ checkIn: picked, checkOut: addDays(picked, 1) });
      }),
    );
  });
});

test.each(['2026-11-20', null])('a picked check-out leaves the check-in %s alone', (checkIn) => {
  expect(pickCheckOut({ checkIn, checkOut: '2026-11-21' }, '2026-11-25')).toEqual({ checkIn, checkOut: '2026-11-25' });
});

describe('moveWithToday', () => {
  const today = '2026-11-21';

  test.each([
    ['yesterday’s single night moves on by one', '2026-11-20', '2026-11-21', '2026-11-21', '2026-11-22'],
    ['a longer stay keeps its end', '2026-11-20', '2026-11-25', '2026-11-21', '2026-11-25'],
    ['a stay that ends tomorrow keeps its end', '2026-11-19', '2026-11-22', '2026-11-21', '2026-11-22'],
    ['a stay that is over becomes tonight', '2026-11-01', '2026-11-05', '2026-11-21', '2026-11-22'],
    ['a check-in before today moves, an empty check-out stays empty', '2026-11-20', null, '2026-11-21', null],
    ['a check-out that passed moves to tomorrow, an empty check-in stays empty', null, '2026-11-21', null, '2026-11-22'],
  ])('%s', (_, checkIn, checkOut, movedIn, movedOut) => {
    expect(moveWithToday({ checkIn, checkOut }, today)).toEqual({ checkIn: movedIn, checkOut: movedOut });
  });

  test('a stay that lies ahead is the same one', () => {
    const ahead = { checkIn: today, checkOut: null };
    expect(moveWithToday(ahead, today)).toBe(ahead);
  });
});

describe('stayProblem', () => {
  test.each([
    [null, null, 'missingCheckIn'],
    [null, '2026-11-21', 'missingCheckIn'],
    ['2026-11-20', null, 'missingCheckOut'],
    ['2026-11-20', '2026-11-21', null],
  ] as const)('from %s to %s the first empty field is %s', (checkIn, checkOut, problem) => {
    expect(stayProblem({ checkIn, checkOut })).toBe(problem);
  });
});

test.each([
  ['?entrada=2026-12-10&saida=2026-12-13', { checkIn: '2026-12-10', checkOut: '2026-12-13' }],
  ['?entrada=2026-12-10', null],
  ['?entrada=2026-12-10&saida=2026-12-10', null],
  ['?entrada=2026-12-13&saida=2026-12-10', null],
  ['?entrada=2026-02-30&saida=2026-03-02', null],
  ['?entrada=<b>&saida=javascript:alert(1)', null],
  ['', null],
])('the stay in “%s”', (search, stay) => {
  expect(stayFromQuery(search)).toEqual(stay);
});

test.each([
  ['?entrada=2026-12-10&saida=', { checkIn: '2026-12-10', checkOut: null }],
  ['?saida=2026-12-13', { checkIn: null, checkOut: '2026-12-13' }],
  ['?entrada=&saida=', { checkIn: null, checkOut: null }],
  ['?entrada=<b>&saida=2026-02-30', { checkIn: null, checkOut: null }],
  ['?adultos=2', null],
])('the stay in “%s”, where dates may be missing', (search, stay) => {
  expect(stayFromQuery(search, { partial: true })).toEqual(stay);
});

test('other parameters stay, and a stay that lacks a date is left out', () => {
  expect(stayToQuery({ checkIn: '2026-12-10', checkOut: '2026-12-13' }, '?utm_source=carta')).toBe('?utm_source=carta&entrada=2026-12-10&saida=2026-12-13');
  expect(stayToQuery({ checkIn: '2026-12-10', checkOut: null }, '?entrada=2026-12-10&saida=2026-12-13')).toBe('');
});
