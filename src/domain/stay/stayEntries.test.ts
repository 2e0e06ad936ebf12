import fc from 'fast-check';
import { everyDay } from '../../../tests/support/clock/everyDay';
import { wallClock } from '../time/clock';
import { addDays } from '../time/plainDate';
import { stayEntries } from './stayEntries';

const zone = 'America/Sao_Paulo';
const messages = {
  stay: { summary: 'Estadia', description: 'Das 15h às 12h.' },
  refundDeadline: { summary: 'Cancelamento', description: 'Até 72 horas antes.' },
  location: 'Avenida da Praia, 1972',
};
const entriesOf = (checkIn: string, checkOut: string, now = new Date('2000-01-01T00:00:00Z')) =>
  stayEntries({
    checkIn,
    checkOut,
    rules: { checkIn: '15:00', checkOut: '12:00', cancellation: [{ bookedFrom: null, hours: 72, refund: 90 }] },
    zone,
    now,
    messages,
    domain: 'costaipe.example',
  });

test('a stay from Saturday to Monday, with the Wednesday before it', () => {
  expect(entriesOf('2027-03-20', '2027-03-22')).toEqual([
    {
      uid: 'stay-2027-03-20-2027-03-22@costaipe.example',
      start: new Date('2027-03-20T15:00:00-03:00'),
      end: new Date('2027-03-22T12:00:00-03:00'),
      summary: 'Estadia',
      description: 'Das 15h às 12h.',
      location: 'Avenida da Praia, 1972',
    },
    {
      uid: 'refund-2027-03-20-2027-03-22@costaipe.example',
      start: new Date('2027-03-17T15:00:00-03:00'),
      summary: 'Cancelamento',
      description: 'Até 72 horas antes.',
      location: 'Avenida da Praia, 1972',
    },
  ]);
});

test('the last moment to cancel is left out only once it has passed', () => {
  const count = (now: string) => entriesOf('2027-03-20', '2027-03-22', new Date(now)).length;
  expect(count('2027-03-17T15:00:00-03:00')).toBe(2);
  expect(count('2027-03-17T15:00:01-03:00')).toBe(1);
});

test('on any dates, in summer time too, the hotel’s clock shows 15h and 12h, and 72 hours lie before', () => {
  fc.assert(
    fc.property(fc.constantFrom(...everyDay({ from: 2010 })), fc.integer({ min: 1, max: 60 }), (checkIn, nights) => {
      const checkOut = addDays(checkIn, nights);
      const [stay, refundDeadline] = entriesOf(checkIn, checkOut);
      expect(stay && wallClock(stay.start, zone)).toEqual({ date: checkIn, minutes: 15 * 60 });
      expect(stay?.end && wallClock(stay.end, zone)).toEqual({ date: checkOut, minutes: 12 * 60 });
      expect((stay?.start.getTime() ?? 0) - (refundDeadline?.start.getTime() ?? 0)).toBe(72 * 3_600_000);
    }),
  );
});
