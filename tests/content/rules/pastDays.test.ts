import { pastDays } from '../../../src/gatsby/content/rules/days';
import { complaintsOf, type Data } from '../../support/content';

const announcement = 'announcements/festa-hawaii.json';
const told = (file: string, change: Data, on: string) => complaintsOf(pastDays, { changed: { [file]: (data) => Object.assign(data, change) }, on });

it('nothing of the hotel’s own was past in December 2025', async () => {
  expect(await complaintsOf(pastDays)).toEqual([]);
});

it('warns of an offer from the day after its last day', async () => {
  const days = { firstDay: null, lastDay: '2026-12-26' };
  expect(await told('offers/natal.json', days, '2026-01-01')).toEqual([]);
  expect(await told('offers/natal.json', days, '2026-12-27')).toContainEqual(
    'warning content/offers/natal.json lastDay: the offer ended on 2026-12-26; give new days, or take the offer out; until then its page says that it is over',
  );
});

it('warns of an announcement from the day after its last day', async () => {
  expect(await told(announcement, { lastDay: '2025-12-01' }, '2025-12-01')).toEqual([]);
  expect(await told(announcement, { lastDay: '2025-12-01' }, '2025-12-02')).toEqual([
    `warning content/${announcement} lastDay: the announcement ended on 2025-12-01; give new days, or delete the file; until then it is not shown`,
  ]);
});

it('warns of booking links with past dates', async () => {
  expect(await complaintsOf(pastDays, { on: '2026-12-10' })).not.toContainEqual(expect.stringContaining('checkIn'));
  expect((await complaintsOf(pastDays, { on: '2026-12-11' })).filter((line) => line.includes('checkIn'))).toEqual([
    'warning content/offers/fim-de-semana.json stay.checkIn: 2026-12-10 is past; give new days or null; until then the button opens the engine without dates',
    expect.stringMatching(/^warning content\/packages\.json items\.\d\.stay\.checkIn: 2026-12-10 is past; give new days, or a page; until then/),
  ]);
});
