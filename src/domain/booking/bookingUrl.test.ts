import fc from 'fast-check';
import { everyDay } from '../../../tests/support/clock/everyDay';
import { addDays } from '../time/plainDate';
import { noDates } from '../stay/stay';
import { maximumPeople } from './people';
import { bookingUrl, dateOfEngine, engineDate } from './bookingUrl';

describe('bookingUrl', () => {
  const search = { host: 'https://reservas.example', hotelCode: '4568', stay: { checkIn: '2026-12-31', checkOut: '2027-01-02' }, people: 2 };

  test('a search leads to the hotel at the engine with dates and people', () => {
    expect(bookingUrl(search)).toBe('https://reservas.example/hotel/4568?CheckIn=31122026&CheckOut=02012027&ad=2');
  });

  test('a slash at the end of the host is not doubled', () => {
    expect(bookingUrl({ ...search, host: 'https://reservas.example/' })).toBe(bookingUrl(search));
    expect(bookingUrl({ ...search, host: 'https://reservas.example/', stay: noDates })).toBe('https://reservas.example/hotel/4568');
  });

  test('children are the last parameter, under the engine’s name for it', () => {
    expect(bookingUrl({ ...search, children: { parameter: 'ch', count: 2 } })).toBe(`${bookingUrl(search)}&ch=2`);
  });

  test('zero children are sent too, where the form has that field', () => {
    expect(bookingUrl({ ...search, children: { parameter: 'ch', count: 0 } })).toBe(`${bookingUrl(search)}&ch=0`);
  });

  test('special characters in the parameter name and the hotel code are encoded', () => {
    const url = new URL(bookingUrl({ ...search, hotelCode: 'a/b?', children: { parameter: 'ad&x', count: 1 } }));
    expect(url.pathname).toBe('/hotel/a%2Fb%3F');
    expect([...url.searchParams.keys()]).toEqual(['CheckIn', 'CheckOut', 'ad', 'ad&x']);
  });

  test.each([
    ['without check-in', { checkIn: null, checkOut: '2027-01-02' }],
    ['without check-out', { checkIn: '2026-12-31', checkOut: null }],
    ['without dates', { checkIn: null, checkOut: null }],
    ['with check-out on the day of check-in', { checkIn: '2026-12-31', checkOut: '2026-12-31' }],
    ['with check-out before check-in', { checkIn: '2027-01-02', checkOut: '2026-12-31' }],
  ])('a stay %s leads to the hotel’s first page', (_, stay) => {
    expect(bookingUrl({ ...search, stay })).toBe('https://reservas.example/hotel/4568');
  });

  test('more people than the engine takes are as many as it takes', () => {
    expect(new URL(bookingUrl({ ...search, people: maximumPeople + 1 })).searchParams.get('ad')).toBe(String(maximumPeople));
  });

  test('for any stay and people the link has exactly three parameters, in order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...everyDay()), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: maximumPeople }), (checkIn, nights, people) => {
        const url = new URL(bookingUrl({ ...search, stay: { checkIn, checkOut: addDays(checkIn, nights) }, people }));
        expect(url.origin + url.pathname).toBe('https://reservas.example/hotel/4568');
        expect(url.search).toMatch(/^\?CheckIn=\d{8}&CheckOut=\d{8}&ad=\d{1,2}$/);
        expect(url.searchParams.get('ad')).toBe(String(people));
      }),
    );
  });
});

describe('engineDate', () => {
  test.each([
    ['2026-11-20', '20112026'],
    ['2027-01-02', '02012027'],
    ['2028-02-29', '29022028'],
  ])('%s is sent to the engine as %s', (date, sent) => {
    expect(engineDate(date)).toBe(sent);
  });

  test('every day from 2024 to 2040 has eight digits of its own', () => {
    const sent = everyDay().map(engineDate);
    expect(sent.filter((text) => !/^\d{8}$/.test(text))).toEqual([]);
    expect(new Set(sent).size).toBe(sent.length);
    expect(sent.map(dateOfEngine)).toEqual(everyDay());
  });

  test.each([null, '', '2412202', '99999999', '2026-12-24', '24/12/2026'])('%j is read back as no day', (text) => {
    expect(dateOfEngine(text)).toBeNull();
  });
});
