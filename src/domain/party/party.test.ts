import fc from 'fast-check';
import { childrenBounds, maximumPeople } from '../booking/people';
import { defaultParty, maximumChildAge, partyFromQuery, partyToQuery, withChildren, withPeople } from './party';

const anyParty = fc.record({
  adults: fc.integer({ min: 1, max: maximumPeople }),
  children: fc.array(fc.integer({ min: 0, max: maximumChildAge }), { maxLength: childrenBounds.maximum }),
});

test.each([
  ['?adultos=2&criancas=7,11', { adults: 2, children: [7, 11] }],
  ['adultos=3', { adults: 3, children: [] }],
  ['', null],
  ['?adultos=&criancas=', null],
  ['?adultos=0&criancas=7', { adults: 2, children: [7] }],
  [`?adultos=${maximumPeople + 1}`, null],
  ['?adultos=2.5&criancas=-1,18,x,,9', { adults: 2, children: [9] }],
  ['?adultos=9&criancas=1,2,3', { adults: 9, children: [1, 2, 3] }],
  ['?criancas=1,2,3,4,5,6,7,8,9,10,11', { adults: 2, children: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
  ['?adultos=<b>&criancas=javascript:alert(1)', null],
])('the party in “%s”', (search, party) => {
  expect(partyFromQuery(search)).toEqual(party);
});

test('other parameters stay, and a party without children has no parameter for them', () => {
  expect(partyToQuery({ adults: 2, children: [7, 11] }, '?comparar=luxo,master')).toBe('?comparar=luxo,master&adultos=2&criancas=7,11');
  expect(partyToQuery({ adults: 4, children: [] }, '?adultos=2&criancas=7')).toBe('?adultos=4');
});

test('any party is the same after writing and reading its query', () => {
  fc.assert(fc.property(anyParty, (party) => expect(partyFromQuery(partyToQuery(party))).toEqual(party)));
});

test('a child whose age has not been asked for is eight, and the last one leaves first', () => {
  expect(withChildren({ adults: 2, children: [3] }, 3)).toEqual({ adults: 2, children: [3, 8, 8] });
  expect(withChildren({ adults: 2, children: [3, 11] }, 1)).toEqual({ adults: 2, children: [3] });
});

test.each([
  [3, { adults: 3, children: [] }],
  [4, { adults: 2, children: [7, 11] }],
  [5, { adults: 3, children: [7, 11] }],
  [2, { adults: 1, children: [7] }],
  [1, { adults: 1, children: [] }],
])('a form that counts only people makes them %i', (people, party) => {
  expect(withPeople(people === 3 ? defaultParty : { adults: 2, children: [7, 11] }, people)).toEqual(party);
});
