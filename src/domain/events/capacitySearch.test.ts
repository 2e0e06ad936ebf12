import { capacityQuery, defaultSearch } from './capacitySearch';

describe('capacitySearch', () => {
  test.each([
    ['', defaultSearch],
    ['?montagem=banquete&convidados=80', defaultSearch],
    ['?montagem=toString&convidados=-3', defaultSearch],
    ['?convidados=12.5', defaultSearch],
    ['?montagem=uShape', { layout: 'uShape', guests: defaultSearch.guests }],
    ['?convidados=42', { layout: defaultSearch.layout, guests: 42 }],
    ['?convidados=1.200+pessoas', { layout: defaultSearch.layout, guests: 1200 }],
  ])('a missing or invalid part of “%s” is taken from the default', (search, question) => {
    expect(capacityQuery.read(search)).toEqual(question);
  });
});
