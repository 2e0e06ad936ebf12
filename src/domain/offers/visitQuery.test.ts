import fc from 'fast-check';
import { addDays } from '../time/plainDate';
import { guestStayFromQuery } from '../stay/guestStay';
import { defaultParty } from '../party/party';
import type { Visit } from './terms';
import { visitQuery, visitToQuery } from './visitQuery';

const unknown = { oldest: null, rooms: null };
const noVisit: Visit = { stay: { checkIn: null, checkOut: null }, party: defaultParty, oldest: null, rooms: 1 };

/** What the finder takes from an address. */
function readVisit(search: string): Visit {
  const { stay, party } = guestStayFromQuery(search);
  const { rooms, ...rest } = visitQuery.read(search);
  return { stay: stay ?? noVisit.stay, party: party ?? defaultParty, ...rest, rooms: rooms ?? 1 };
}

test.each([
  ['', unknown],
  ['?entrada=2026-12-10&saida=2026-12-13&adultos=3&idade=72&quartos=2', { oldest: 72, rooms: 2 }],
  ['?idade=17&quartos=0', unknown],
  ['?idade=121&quartos=11', unknown],
  ['?idade=setenta&quartos=2.5', unknown],
])('the visit in “%s”', (search, visit) => {
  expect(visitQuery.read(search)).toEqual(visit);
});

test('other parameters stay, and an unknown age leaves no parameter', () => {
  expect(visitToQuery(noVisit, '?idade=72&utm_source=carta')).toBe('?utm_source=carta&adultos=2&quartos=1');
});

test('the parameters keep their order, however often a visit changes', () => {
  const search = '?entrada=2026-12-10&saida=2026-12-13&adultos=2&idade=72&quartos=1';
  expect(visitToQuery({ ...readVisit(search), oldest: 73 }, search)).toBe(search.replace('72', '73'));
});

test('any visit is the same after writing and reading its query', () => {
  const visits = fc.record({
    stay: fc
      .record({ days: fc.nat({ max: 730 }), nights: fc.integer({ min: 1, max: 30 }) })
      .map(({ days, nights }) => ({ checkIn: addDays('2026-11-21', days), checkOut: addDays('2026-11-21', days + nights) })),
    party: fc.record({ adults: fc.integer({ min: 1, max: 6 }), children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }) }),
    oldest: fc.option(fc.integer({ min: 18, max: 120 })),
    rooms: fc.integer({ min: 1, max: 10 }),
  });
  fc.assert(fc.property(visits, (visit) => expect(readVisit(visitToQuery(visit))).toEqual(visit)));
});
