import fc from 'fast-check';
import { everyDay } from '../../../tests/support/everyDay';
import { vehiclesFromQuery, vehiclesToQuery } from './extras';
import { addDays } from './plainDate';
import { stayFromQuery, stayToQuery } from './stayQuery';

test.each([
  ['?entrada=2026-12-10&saida=2026-12-13', { checkIn: '2026-12-10', checkOut: '2026-12-13' }],
  ['?entrada=2026-12-10', null],
  ['?entrada=2026-12-10&saida=2026-12-10', null],
  ['?entrada=2026-12-13&saida=2026-12-10', null],
  ['?entrada=2026-02-30&saida=2026-03-02', null],
  ['?entrada=<b>&saida=javascript:alert(1)', null],
  ['', null],
])('“%s” names a stay', (search, stay) => {
  expect(stayFromQuery(search)).toEqual(stay);
});

test.each([
  ['?carros=1', 1],
  ['?carros=0', 0],
  ['?carros=10', null],
  ['?carros=-1', null],
  ['?carros=', null],
  ['', null],
])('“%s” reckons with vehicles', (search, vehicles) => {
  expect(vehiclesFromQuery(search)).toBe(vehicles);
});

test('other parameters stay, and a stay that lacks a date is not named', () => {
  expect(stayToQuery({ checkIn: '2026-12-10', checkOut: '2026-12-13' }, '?utm_source=carta')).toBe('?utm_source=carta&entrada=2026-12-10&saida=2026-12-13');
  expect(stayToQuery({ checkIn: '2026-12-10', checkOut: null }, '?entrada=2026-12-10&saida=2026-12-13')).toBe('');
});

test('once no vehicles are asked about, the stay leaves the address too', () => {
  const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13' };
  const asked = vehiclesToQuery({ vehicles: 1, stay }, '?a=1');
  expect(asked).toBe('?a=1&entrada=2026-12-10&saida=2026-12-13&carros=1');
  expect(vehiclesToQuery({ vehicles: null, stay }, asked)).toBe('?a=1');
});

test('any stay and its vehicles come back from their address', () => {
  const days = fc.constantFrom(...everyDay({ from: 2026, to: 2027 }));
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 9 }), (checkIn, nights, vehicles) => {
      const stay = { checkIn, checkOut: addDays(checkIn, nights) };
      const search = vehiclesToQuery({ vehicles, stay });
      expect([stayFromQuery(search), vehiclesFromQuery(search)]).toEqual([stay, vehicles]);
    }),
  );
});
