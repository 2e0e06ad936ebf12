import { capacityQuery, defaultSearch, guestStops, indexOfStop } from './capacitySearch';
import { maximumGuests } from './layouts';

describe('capacitySearch', () => {
  test('the query has a layout and a number of guests', () => {
    expect(capacityQuery.read('?montagem=cocktail&convidados=120')).toEqual({ layout: 'cocktail', guests: 120 });
  });

  test.each([
    ['', defaultSearch],
    ['?montagem=banquete&convidados=80', defaultSearch],
    ['?montagem=toString&convidados=-3', defaultSearch],
    ['?convidados=0', defaultSearch],
    ['?convidados=1e3', defaultSearch],
    ['?convidados=12.5', defaultSearch],
    ['?montagem=uShape', { layout: 'uShape', guests: defaultSearch.guests }],
    ['?convidados=42', { layout: defaultSearch.layout, guests: 42 }],
    ['?convidados=99999999999999999999', { layout: defaultSearch.layout, guests: maximumGuests }],
  ])('a missing or invalid part of “%s” is taken from the default', (search, question) => {
    expect(capacityQuery.read(search)).toEqual(question);
  });

  test('a search is the same after writing and reading its query', () => {
    const question = { layout: 'fishbone', guests: 310 } as const;
    expect(capacityQuery.write(question)).toBe('?montagem=fishbone&convidados=310');
    expect(capacityQuery.read(capacityQuery.write(question))).toEqual(question);
  });

  test('other parameters stay', () => {
    expect(capacityQuery.write({ layout: 'school', guests: 70 }, '?utm_source=carta&convidados=5')).toBe('?utm_source=carta&convidados=70&montagem=school');
  });
});

describe('guestStops', () => {
  const stops = guestStops(3000);

  test('the slider begins at one guest and ends at the largest capacity', () => {
    expect(stops[0]).toBe(1);
    expect(stops.at(-1)).toBe(3000);
    expect(guestStops(857).slice(-2)).toEqual([850, 857]);
    expect(guestStops(1)).toEqual([1]);
  });

  test('stops increase, in smaller steps for small numbers', () => {
    stops.forEach((stop, index) => expect(stop).toBeGreaterThan(stops[index - 1] ?? 0));
    expect(stops).toEqual(expect.arrayContaining([2, 19, 25, 80, 110, 325, 650, 1100]));
    expect(stops.length).toBeLessThan(110);
  });

  test('a number between two stops is at the lower one', () => {
    expect(stops[indexOfStop(stops, 83)]).toBe(80);
    expect(stops[indexOfStop(stops, 80)]).toBe(80);
    expect(indexOfStop(stops, 1)).toBe(0);
  });

  test('a number beyond the last stop is at the last one', () => {
    expect(stops[indexOfStop(stops, 9999)]).toBe(3000);
  });
});
