import { dates } from '../../../src/gatsby/content/rules/days';
import { complaintsOf, type Data } from '../../support/content';

const offer = 'offers/natal.json';
const told = (change: Data) => complaintsOf(dates, { changed: { [offer]: (data) => Object.assign(data, change) } });

it('the hotel’s own dates pass', async () => {
  expect(await complaintsOf(dates)).toEqual([]);
});

it('reports a last day before the first', async () => {
  expect(await told({ firstDay: '2026-12-24', lastDay: '2026-12-20' })).toEqual([
    `fault content/${offer} lastDay: it is 2026-12-20, before the first day, 2026-12-24; correct one of the two`,
  ]);
  expect(await told({ firstDay: '2026-12-24', lastDay: '2026-12-24' })).toEqual([]);
});

it('reports a stay without a night, in offers and packages', async () => {
  const stay = { checkIn: '2026-12-24', checkOut: '2026-12-24', adults: 2 };
  expect(await told({ stay })).toEqual([`fault content/${offer} stay.checkOut: it is 2026-12-24, not after the check-in, 2026-12-24; correct one of the two`]);
  const changed = { 'packages.json': (packages: Data) => Object.assign((packages.items as Data[])[1] as Data, { stay }) };
  expect(await complaintsOf(dates, { changed })).toEqual([expect.stringContaining('items.1.stay.checkOut')]);
});

it('reports an impossible date, and knows leap years', async () => {
  expect(await told({ annualDay: { month: 2, day: 30 } })).toEqual([`fault content/${offer} annualDay.day: month 2 has no day 30; correct day or month`]);
  expect(await told({ annualDay: { month: 2, day: 29 } })).toEqual([]);
});
