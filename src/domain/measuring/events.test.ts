import { bookingStart, bookingUrl } from '../booking/bookingUrl';
import { checkoutEvent, leadOfForm, leadOfLink } from './events';

const engine = { host: 'https://reservas.example', hotelCode: '4568' };
const stay = { checkIn: '2026-12-24', checkOut: '2026-12-27' };
const today = '2026-11-26';

test.each([
  ['with a stay', bookingUrl({ ...engine, stay, people: 2 }), { nights: 3, people: 2, days_ahead: 28 }],
  ['with children', bookingUrl({ ...engine, stay, people: 2, children: { parameter: 'ch', count: 1 } }), { nights: 3, people: 2, days_ahead: 28 }],
  ['without dates', bookingStart(engine), {}],
  ['with dates that nobody understands', `${bookingStart(engine)}?CheckIn=2026&CheckOut=99999999&ad=2`, {}],
])('leaving for the engine %s is counted from its address', (_, address, figures) => {
  expect(checkoutEvent({ address, place: 'reservar', today })).toEqual({ name: 'begin_checkout', fields: { ...figures, place: 'reservar' } });
});

test.each([
  ['https://wa.me/5513999990000?text=Helena', 'whatsapp'],
  ['mailto:hotel@example.com?body=Helena', 'email'],
  ['tel:+551333330000', 'telephone'],
  ['https://www.instagram.com/hotel', null],
  ['https://wa.me.elsewhere.example/', null],
  ['', null],
])('%s is a lead by %s', (address, lead) => {
  expect(leadOfLink(address)).toBe(lead);
});

test('a form is a lead by its name, and no other text is', () => {
  expect(['spa', 'signUp', 'event'].map(leadOfForm)).toEqual(['spa', 'signUp', 'event']);
  expect(['whatsapp', 'helena@exemplo.com', '', undefined].map(leadOfForm)).toEqual([null, null, null, null]);
});
