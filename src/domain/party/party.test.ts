import fc from 'fast-check';
import { maximumPeople } from '../booking/people';
import { defaultParty, maximumChildAge, partyFromQuery, partyToQuery, peopleIn } from './party';

test.each([
  ['?adultos=2&criancas=7,11', { adults: 2, children: [7, 11] }],
  ['adultos=3', { adults: 3, children: [] }],
  ['', defaultParty],
  ['?adultos=0&criancas=7', { adults: 2, children: [7] }],
  ['?adultos=11', defaultParty],
  ['?adultos=2.5&criancas=-1,18,x,,9', { adults: 2, children: [9] }],
  ['?adultos=9&criancas=1,2,3', { adults: 9, children: [1] }],
  ['?adultos=<b>&criancas=javascript:alert(1)', defaultParty],
])('the party in “%s”', (search, party) => {
  expect(partyFromQuery(search)).toEqual(party);
});

test('other parameters stay, and a party without children has no parameter for them', () => {
  expect(partyToQuery({ adults: 2, children: [7, 11] }, '?comparar=luxo,master')).toBe('?comparar=luxo,master&adultos=2&criancas=7,11');
  expect(partyToQuery({ adults: 4, children: [] }, '?adultos=2&criancas=7')).toBe('?adultos=4');
});

test('any party is the same after writing and reading its query', () => {
  const parties = fc
    .record({ adults: fc.integer({ min: 1, max: maximumPeople }), children: fc.array(fc.integer({ min: 0, max: maximumChildAge }), { maxLength: 9 }) })
    .filter((party) => peopleIn(party) <= maximumPeople);
  fc.assert(fc.property(parties, (party) => expect(partyFromQuery(partyToQuery(party))).toEqual(party)));
});

test('any query gives a party that can be booked', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (adults, children) => {
      const party = partyFromQuery(`?${new URLSearchParams({ adultos: adults, criancas: children }).toString()}`);
      expect(party.adults).toBeGreaterThanOrEqual(1);
      expect(peopleIn(party)).toBeLessThanOrEqual(maximumPeople);
      party.children.forEach((age) => expect(age >= 0 && age <= maximumChildAge).toBe(true));
    }),
  );
});
