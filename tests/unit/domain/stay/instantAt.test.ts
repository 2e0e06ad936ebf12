import fc from 'fast-check';
import { timeOfMinutes } from '../../../../src/domain/hours/timeOfMinutes';
import { addDays } from '../../../../src/domain/stay/addDays';
import { instantAt } from '../../../../src/domain/stay/instantAt';
import { wallClock } from '../../../../src/domain/stay/wallClock';
import { everyDay } from '../everyDay';

test.each([
  ['2026-12-20', '15:00', 'America/Sao_Paulo', '2026-12-20T18:00:00.000Z'],
  ['2018-12-20', '15:00', 'America/Sao_Paulo', '2018-12-20T17:00:00.000Z'],
  ['2026-12-20', '24:00', 'America/Sao_Paulo', '2026-12-21T03:00:00.000Z'],
  ['2018-11-04', '00:30', 'America/Sao_Paulo', '2018-11-04T03:30:00.000Z'], // skipped: 1:30
  ['2018-11-04', '01:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ['2019-02-16', '23:30', 'America/Sao_Paulo', '2019-02-17T01:30:00.000Z'], // twice: the first
  ['2019-02-17', '00:00', 'America/Sao_Paulo', '2019-02-17T03:00:00.000Z'],
  ['2026-07-01', '15:00', 'Pacific/Kiritimati', '2026-07-01T01:00:00.000Z'],
  ['2026-07-01', '15:00', 'America/Los_Angeles', '2026-07-01T22:00:00.000Z'],
  ['2026-03-08', '02:30', 'America/Los_Angeles', '2026-03-08T10:30:00.000Z'], // skipped: 3:30
])('%s %s in %s is %s', (date, time, zone, instant) => {
  expect(instantAt({ date, time, zone }).toISOString()).toBe(instant);
});

test('clocks in the zone then show that day and time, unless they skipped it', () => {
  const zones = ['America/Sao_Paulo', 'America/Los_Angeles', 'Europe/Paris', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'Asia/Kathmandu'];
  fc.assert(
    fc.property(
      fc.constantFrom(...everyDay({ from: 2008, to: 2040 })),
      fc.integer({ min: 4 * 60, max: 22 * 60 }),
      fc.constantFrom(...zones),
      (date, minutes, zone) => {
        expect(wallClock(instantAt({ date, time: timeOfMinutes(minutes), zone }), zone)).toEqual({ date, minutes });
      },
    ),
    { numRuns: 1000 },
  );
});

test('midnight at the end of a day is the one at which the next begins', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyDay()), (date) => {
      const zone = 'America/Sao_Paulo';
      expect(instantAt({ date, time: '24:00', zone })).toEqual(instantAt({ date: addDays(date, 1), time: '00:00', zone }));
    }),
  );
});

test.each([
  ['20/12/2026', '15:00', 'UTC'],
  ['2026-12-20', '3 pm', 'UTC'],
  ['2026-12-20', '15:00', 'Atlantis/Center'],
])('%s %s in %s is refused', (date, time, zone) => {
  expect(() => instantAt({ date, time, zone })).toThrow(RangeError);
});
