import { guestStops } from '../../../../src/domain/events/guestStops';
import { stopAt } from '../../../../src/domain/events/stopAt';

const stops = guestStops(3000);

test('the slider begins at one guest and ends at the largest capacity', () => {
  expect(stops[0]).toBe(1);
  expect(stops.at(-1)).toBe(3000);
  expect(guestStops(857).slice(-2)).toEqual([850, 857]);
  expect(guestStops(1)).toEqual([1]);
});

test('each stop is beyond the one before, finer where parties are small', () => {
  stops.forEach((stop, index) => expect(stop).toBeGreaterThan(stops[index - 1] ?? 0));
  expect(stops).toEqual(expect.arrayContaining([2, 19, 25, 80, 110, 325, 650, 1100]));
  expect(stops.length).toBeLessThan(110);
});

test('a number between two stops stands at the lower one', () => {
  expect(stops[stopAt(stops, 83)]).toBe(80);
  expect(stops[stopAt(stops, 80)]).toBe(80);
  expect(stopAt(stops, 1)).toBe(0);
});

test('a number beyond the last stop stands at the end', () => {
  expect(stops[stopAt(stops, 9999)]).toBe(3000);
});
