import { complaintsAbout, type Data } from '../../../tests/support/content/content';
import { kinds } from '../kinds';
import { announcementOn } from '../../domain/offers/announcement';
import { announcements, dates, monthsOfDays, nightsOfOffers, pastDays } from './days';

const file = 'offers/natal.json';
const offer = { firstDay: null, lastDay: null, annualDay: null, stay: null, nights: null, months: [] };

describe('dates', () => {
  const reported = (change: Data) => complaintsAbout(dates, { [file]: { ...offer, ...change } });

  it('reports a last day before the first', async () => {
    expect(await reported({ firstDay: '2026-12-24', lastDay: '2026-12-20' })).toEqual([
      `fault content/${file} lastDay: it is 2026-12-20, before the first day, 2026-12-24; correct one of the two`,
    ]);
    expect(await reported({ firstDay: '2026-12-24', lastDay: '2026-12-24' })).toEqual([]);
  });

  it('reports a stay without a night, in offers and packages', async () => {
    const stay = { checkIn: '2026-12-24', checkOut: '2026-12-24', adults: 2 };
    expect(await reported({ stay })).toEqual([
      `fault content/${file} stay.checkOut: it is 2026-12-24, not after the check-in, 2026-12-24; correct one of the two`,
    ]);
    expect(await complaintsAbout(dates, { 'packages.json': { items: [{ stay: null }, { stay }] } })).toEqual([
      expect.stringContaining('items.1.stay.checkOut'),
    ]);
  });

  it('reports an impossible date, and knows leap years', async () => {
    expect(await reported({ annualDay: { month: 2, day: 30 } })).toEqual([`fault content/${file} annualDay.day: month 2 has no day 30; correct day or month`]);
    expect(await reported({ annualDay: { month: 2, day: 29 } })).toEqual([]);
  });
});

test('warns of months without that of the first or the last day', async () => {
  const reported = (months: readonly number[]) =>
    complaintsAbout(monthsOfDays, { [file]: { ...offer, firstDay: '2027-03-25', lastDay: '2027-04-02', months } });
  expect(await reported([4])).toEqual([`warning content/${file} months: the month of 2027-03-25 is not among them; add it, or correct the day`]);
  expect(await reported([1])).toHaveLength(2);
  expect(await reported([3, 4])).toEqual([]);
  expect(await reported([])).toEqual([]);
});

test('reports a button that books fewer nights than the offer asks', async () => {
  const reported = (change: Data) => complaintsAbout(nightsOfOffers, { [file]: { ...offer, annualDay: { month: 12, day: 25 }, minNights: 4, ...change } });
  expect(await reported({ nights: { before: 1, after: 0 } })).toEqual([
    `fault content/${file} minNights: it asks for 4 nights, and its button books 1; correct it, or the nights or the stay of the button`,
  ]);
  expect(await reported({ nights: { before: 1, after: 3 } })).toEqual([]);
  expect(await reported({ stay: { checkIn: '2026-12-23', checkOut: '2026-12-26', adults: 2 } })).toHaveLength(1);
  expect(await reported({})).toEqual([]);
});

describe('pastDays', () => {
  const reported = (name: string, change: Data, on: string) => complaintsAbout(pastDays, { [name]: { ...offer, ...change } }, on);

  it('warns of an offer from the day after its last day', async () => {
    const lastDay = '2026-12-26';
    expect(await reported(file, { lastDay }, lastDay)).toEqual([]);
    expect(await reported(file, { lastDay }, '2026-12-27')).toEqual([
      `warning content/${file} lastDay: the offer ended on 2026-12-26; give new days, or take the offer out; until then its page says that it is over`,
    ]);
    expect(await reported(file, { lastDay, annualDay: { month: 12, day: 25 } }, '2026-12-27')).toEqual([]);
  });

  it('warns of an announcement from the day after its last day', async () => {
    const announcement = 'announcements/festa.json';
    expect(await reported(announcement, { lastDay: '2025-12-01' }, '2025-12-01')).toEqual([]);
    expect(await reported(announcement, { lastDay: '2025-12-01' }, '2025-12-02')).toEqual([
      `warning content/${announcement} lastDay: the announcement ended on 2025-12-01; give new days, or delete the file; until then it is not shown`,
    ]);
  });

  it('warns of booking links with past dates', async () => {
    const stay = { checkIn: '2026-12-10', checkOut: '2026-12-13', adults: 2 };
    const files = { [file]: { ...offer, stay }, 'packages.json': { items: [{ stay }] } };
    expect(await complaintsAbout(pastDays, files, '2026-12-10')).toEqual([]);
    expect(await complaintsAbout(pastDays, files, '2026-12-11')).toEqual([
      `warning content/${file} stay.checkIn: 2026-12-10 is past; give new days, or no stay; until then the link opens the engine without dates`,
      expect.stringContaining('warning content/packages.json items.0.stay.checkIn: 2026-12-10 is past; give new days, or no stay; until then'),
    ]);
  });
});

describe('notices', () => {
  const notice = { slug: 'agua', from: '2026-12-24T18:00', text: { pt: 'Sem água quente.' }, closeable: true };
  const reported = (rule: typeof dates, data: object, on?: string) => complaintsAbout(rule, { 'notices/agua.json': { ...notice, ...data } }, on);

  it('reports one that ends before it begins', async () => {
    expect(await reported(dates, { until: '2026-12-24T18:00' })).toEqual([
      'fault content/notices/agua.json until: it is 2026-12-24T18:00, not after the beginning, 2026-12-24T18:00; correct one of the two',
    ]);
    expect(await reported(dates, { until: '2026-12-24T18:01' })).toEqual([]);
    expect(await reported(dates, {})).toEqual([]);
  });

  it('warns of one that is over from the next day on', async () => {
    expect(await reported(pastDays, { until: '2026-12-26T09:00' }, '2026-12-26')).toEqual([]);
    expect(await reported(pastDays, { until: '2026-12-26T09:00' }, '2026-12-27')).toEqual([
      'warning content/notices/agua.json until: the notice ended on 2026-12-26T09:00; delete the file; until then it is not shown',
    ]);
  });

  it('takes wall-clock times that exist, to the minute', () => {
    const valid = ['2026-12-24T18:00', '2026-02-30T18:00', '2026-12-24 18:00', '2026-12-24T18:00Z', '2026-12-24T24:00'].filter(
      (from) => kinds.Notice.schema.safeParse({ ...notice, from }).success,
    );
    expect(valid).toEqual(['2026-12-24T18:00']);
  });
});

describe('announcements', () => {
  const always = { offer: null, firstDay: null, lastDay: null };

  /** The faults of announcements a, b, … with these dates. */
  const reported = (...announced: readonly object[]) =>
    complaintsAbout(announcements, Object.fromEntries(announced.map((days, index) => [`announcements/${'ab'[index]}.json`, { offer: null, ...days }])));

  it('warns of a second one that is always on', async () => {
    expect(await reported(always, always)).toEqual([
      'warning content/announcements/b.json firstDay: content/announcements/a.json is on at the same time, and shows instead; give one of the two other days',
    ]);
  });

  it('warns of two that share a day', async () => {
    const christmas = { firstDay: '2026-12-20', lastDay: '2026-12-26' };
    expect(await reported(christmas, { firstDay: '2026-12-26', lastDay: '2027-01-01' })).toEqual([expect.stringContaining('is on at the same time')]);
    expect(await reported(christmas, { firstDay: '2026-12-27', lastDay: null })).toEqual([]);
    expect(await reported({ firstDay: null, lastDay: '2026-12-20' }, christmas)).toHaveLength(1);
  });

  it('reports an offer that does not exist', async () => {
    expect(await reported({ ...always, offer: 'carnaval' })).toEqual([
      expect.stringContaining('content/announcements/a.json offer: there is no offer “carnaval”'),
    ]);
  });

  it('accepts one with days beside one that is always on', async () => {
    const christmas = { firstDay: '2026-12-20', lastDay: '2026-12-26', offer: null };
    expect(await reported(always, christmas)).toEqual([]);
    expect(announcementOn([always, christmas], '2026-12-24')).toBe(christmas);
  });
});
