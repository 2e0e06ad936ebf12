import { everyDay } from '../../../tests/support/clock/everyDay';
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

  test.each([2, 0])('%i children are the last parameter, under the engine’s name for it', (count) => {
    expect(bookingUrl({ ...search, children: { parameter: 'ch', count } })).toBe(`${bookingUrl(search)}&ch=${count}`);
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
});

describe('engineDate', () => {
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
