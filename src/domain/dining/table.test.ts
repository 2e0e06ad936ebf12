import fc from 'fast-check';
import { type Weekday, weekdays } from '../time/plainDate';
import { tablePeople, tablePeopleQuery, tableTimes } from './table';

const open = (days: readonly Weekday[], opens: string, closes: string) => ({ service: 'open' as const, days, opens, closes });
const place = (...hours: ReturnType<typeof open>[]) => ({ hours });
const thai = place(open(['thu', 'sat'], '19:00', '24:00'));
const thursday = '2026-12-24';
const friday = '2026-12-25';

describe('tableTimes', () => {
  test('has every half hour from opening time on, and none at closing time', () => {
    expect(tableTimes(thai, thursday)).toEqual(['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00', '23:30']);
    expect(tableTimes(place(open(weekdays, '12:15', '13:00')), thursday)).toEqual(['12:15', '12:45']);
  });

  test('has none that has passed', () => {
    expect(tableTimes(thai, thursday, 22 * 60 + 31)).toEqual(['23:00', '23:30']);
    expect(tableTimes(thai, thursday, 23 * 60 + 45)).toEqual([]);
  });

  test('is empty for a day on which it is closed, and has the times of all weekdays where no day is chosen', () => {
    expect(tableTimes(thai, friday)).toEqual([]);
    expect(tableTimes(thai, null)).toEqual(tableTimes(thai, thursday));
    expect(tableTimes(place(), null)).toEqual([]);
  });

  test('are those of a day with hours of its own, and none where it is closed', () => {
    const feast = { from: '12-24', to: '12-24', hours: [{ service: 'open' as const, opens: '20:00', closes: '21:00' }] };
    expect(tableTimes({ ...thai, exceptions: [feast] }, thursday)).toEqual(['20:00', '20:30']);
    expect(tableTimes({ ...thai, exceptions: [{ ...feast, hours: null, closed: true }] }, thursday)).toEqual([]);
  });

  test('ends with the calendar day, and has no time twice', () => {
    expect(tableTimes(place(open(weekdays, '23:00', '01:00')), thursday)).toEqual(['23:00', '23:30']);
    expect(tableTimes(place(open(['thu'], '12:00', '13:00'), open(['thu'], '12:30', '13:30')), thursday)).toEqual(['12:00', '12:30', '13:00']);
  });
});

test('the number of people is written to the query beside other parameters; an invalid number is read as two', () => {
  fc.assert(
    fc.property(fc.integer({ min: tablePeople.minimum, max: tablePeople.maximum }), (people) => {
      const search = tablePeopleQuery.write(people, '?dia=2026-12-24&hora=20:00&pessoas=9');
      expect(search).toBe(`?dia=2026-12-24&hora=20:00&pessoas=${String(people)}`);
      expect(tablePeopleQuery.read(search)).toBe(people);
    }),
  );
  for (const search of ['', '?pessoas=', '?pessoas=0', '?pessoas=31', '?pessoas=-2', '?pessoas=dois']) expect(tablePeopleQuery.read(search)).toBe(2);
});
