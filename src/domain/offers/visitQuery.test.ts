import { guestStayFromQuery } from '../stay/guestStay';
import { defaultParty } from '../party/party';
import type { Visit } from './terms';
import { visitQuery, visitToQuery } from './visitQuery';

const unknown = { oldest: null, rooms: null };
const noVisit: Visit = { stay: { checkIn: null, checkOut: null }, party: defaultParty, oldest: null, rooms: 1 };

/** The visit that the finder reads from an address. */
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
