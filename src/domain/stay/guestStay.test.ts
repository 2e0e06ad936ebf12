import fc from 'fast-check';
import { everyDay } from '../../../tests/support/clock/everyDay';
import { childrenBounds, maximumPeople } from '../booking/people';
import { type GuestStay, guestStayFromQuery, guestStayToText, updatedQuery } from './guestStay';

const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13' };
const party = { adults: 2, children: [7, 11] };

test.each([
  ['?entrada=2026-12-10&saida=2026-12-13&adultos=2&criancas=7,11', { stay, party }],
  ['?entrada=2026-12-10&saida=2026-12-13', { stay, party: null }],
  ['?adultos=2&criancas=7,11&utm_source=carta', { stay: null, party }],
  ['?entrada=2026-12-10', { stay: null, party: null }],
  ['', { stay: null, party: null }],
  // a table for four is not a party
  ['?dia=2026-12-24&pessoas=4', { stay: null, party: null }],
])('the stay in “%s”', (search, found) => {
  expect(guestStayFromQuery(search)).toEqual(found);
});

test('what is kept is the same when it is read again, also with dates that were cleared', () => {
  const date = fc.option(fc.constantFrom(...everyDay({ from: 2026, to: 2028 })));
  const anyStay: fc.Arbitrary<GuestStay> = fc.record({
    stay: fc.option(fc.record({ checkIn: date, checkOut: date })),
    party: fc.option(
      fc.record({ adults: fc.integer({ min: 1, max: maximumPeople }), children: fc.array(fc.nat({ max: 17 }), { maxLength: childrenBounds.maximum }) }),
    ),
  });
  fc.assert(fc.property(anyStay, (kept) => expect(guestStayFromQuery(guestStayToText(kept), { partial: true })).toEqual(kept)));
});

test.each([
  ['?quartos=2', '?quartos=2'],
  ['?entrada=2026-01-01&saida=2026-01-02&quartos=2', '?entrada=2026-12-10&saida=2026-12-13&quartos=2'],
  ['?adultos=4', '?adultos=2&criancas=7,11'],
  ['?entrada=2026-01-01&saida=2026-01-02&criancas=3', '?entrada=2026-12-10&saida=2026-12-13&criancas=7,11&adultos=2'],
])('the address “%s” becomes “%s”', (search, updated) => {
  expect(updatedQuery({ stay, party }, search)).toBe(updated);
});

test('an address is left alone where nothing is known, and loses dates of which one was cleared', () => {
  const search = '?entrada=2026-01-01&saida=2026-01-02&adultos=4';
  expect(updatedQuery({ stay: null, party: null }, search)).toBe(search);
  expect(updatedQuery({ stay: { ...stay, checkIn: null }, party: null }, search)).toBe('?adultos=4');
});
