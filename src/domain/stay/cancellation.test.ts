import { everyDay } from '../../../tests/support/clock/everyDay';
import { freeCancellationUntil, termsOn, timeLeft } from './cancellation';
import { wallClock } from '../time/clock';
import { addDays } from '../time/plainDate';

describe('freeCancellationUntil', () => {
  const zone = 'America/Sao_Paulo';
  const until = (checkIn: string) => freeCancellationUntil({ checkIn, checkInTime: '15:00', hours: 72, zone });

  test.each([
    ['2018-11-03', '2018-10-31', 15, 'the day before clocks went forward'],
    ['2018-11-04', '2018-11-01', 14, 'on the day clocks went forward'],
    ['2018-11-06', '2018-11-03', 14, 'two days after'],
    ['2018-11-07', '2018-11-04', 15, 'three days after'],
    ['2019-02-16', '2019-02-13', 15, 'the day before clocks went back'],
    ['2019-02-17', '2019-02-14', 16, 'on the day clocks went back'],
    ['2019-02-19', '2019-02-16', 16, 'two days after'],
    ['2019-02-20', '2019-02-17', 15, 'three days after'],
  ])('for a check-in on %s the hotel’s clock shows %s, %i h (%s)', (checkIn, date, hour) => {
    expect(wallClock(until(checkIn), zone)).toEqual({ date, minutes: hour * 60 });
  });

  test('from 2020 on it is always 3 pm three days before', () => {
    const days = everyDay({ from: 2020 });
    expect(days.map((day) => wallClock(until(day), zone))).toEqual(days.map((day) => ({ date: addDays(day, -3), minutes: 15 * 60 })));
  });
});

describe('timeLeft', () => {
  const now = new Date('2026-11-21T10:30:20-03:00');

  test.each([
    ['2026-11-24T15:00:00-03:00', { unit: 'days', count: 3 }],
    ['2026-11-23T10:30:20-03:00', { unit: 'days', count: 2 }],
    ['2026-11-23T10:30:19-03:00', { unit: 'hours', count: 47 }],
    ['2026-11-21T12:30:20-03:00', { unit: 'hours', count: 2 }],
    ['2026-11-21T12:30:19-03:00', { unit: 'minutes', count: 119 }],
    ['2026-11-21T10:30:20-03:00', { unit: 'minutes', count: 0 }],
    ['2026-11-21T10:30:19-03:00', null],
  ])('until %s', (until, left) => {
    expect(timeLeft(now, new Date(until))).toEqual(left);
  });
});

describe('termsOn', () => {
  const first = { bookedFrom: null, hours: 72, refund: 90 };
  const march = { bookedFrom: '2027-03-01', hours: 48, refund: 80 };
  const april = { bookedFrom: '2027-04-01', hours: 24, refund: 70 };

  test('who books before a change has the old terms, whenever the stay is', () => {
    const days = ['2027-02-28', '2027-03-01', '2027-03-31', '2028-01-01'];
    for (const terms of [
      [first, march, april],
      [april, first, march],
      [march, april, first],
    ])
      expect(days.map((day) => termsOn(terms, day))).toEqual([first, march, march, april]);
  });
});
