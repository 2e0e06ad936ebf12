import { dayByKey } from '../../../../src/domain/stay/dayByKey';
import { everyDay } from '../everyDay';

const free = { minimum: '2020-01-01', first: 'mon' } as const;
const key = (name: string, shift = false) => ({ key: name, shift });

test.each([
  ['ArrowLeft', '2027-03-16'],
  ['ArrowRight', '2027-03-18'],
  ['ArrowUp', '2027-03-10'],
  ['ArrowDown', '2027-03-24'],
  ['Home', '2027-03-15'],
  ['End', '2027-03-21'],
  ['PageUp', '2027-02-17'],
  ['PageDown', '2027-04-17'],
])('%s leads from Wednesday, 17 March 2027 to %s', (name, expected) => {
  expect(dayByKey('2027-03-17', key(name), free)).toBe(expected);
});

test('Shift turns a month into a year, and the week begins where its readers begin it', () => {
  expect(dayByKey('2027-03-17', key('PageDown', true), free)).toBe('2028-03-17');
  expect(dayByKey('2027-03-17', key('PageUp', true), free)).toBe('2026-03-17');
  expect(dayByKey('2027-03-17', key('Home'), { ...free, first: 'sun' })).toBe('2027-03-14');
});

test('other keys lead nowhere', () => {
  expect(dayByKey('2027-03-17', key('a'), free)).toBeUndefined();
  expect(dayByKey('2027-03-17', key('Enter'), free)).toBeUndefined();
});

test('no key leads before the first day that may be picked', () => {
  for (const day of everyDay({ from: 2027, to: 2027 }))
    for (const name of ['ArrowLeft', 'ArrowUp', 'Home', 'PageUp']) {
      const next = dayByKey(day, key(name, true), { minimum: '2027-01-01', first: 'sun' });
      expect(next !== undefined && next >= '2027-01-01').toBe(true);
    }
});
