import { complaintsOf, type Data, lines, today } from '../../../tests/support/content/content';
import { kinds } from '../kinds';
import { announcementOn } from '../../domain/offers/announcement';
import { announcements, dates, monthsOfDays, nightsOfOffers, pastDays } from './days';
import { type Content } from './rule';

describe('dates', () => {
  const offer = 'offers/natal.json';
  const reported = (change: Data) => complaintsOf(dates, { changed: { [offer]: (data) => Object.assign(data, change) } });

  it('reports a last day before the first', async () => {
    expect(await reported({ firstDay: '2026-12-24', lastDay: '2026-12-20' })).toEqual([
      `fault content/${offer} lastDay: it is 2026-12-20, before the first day, 2026-12-24; correct one of the two`,
    ]);
    expect(await reported({ firstDay: '2026-12-24', lastDay: '2026-12-24' })).toEqual([]);
  });

  it('reports a stay without a night, in offers and packages', async () => {
    const stay = { checkIn: '2026-12-24', checkOut: '2026-12-24', adults: 2 };
    expect(await reported({ stay })).toEqual([
      `fault content/${offer} stay.checkOut: it is 2026-12-24, not after the check-in, 2026-12-24; correct one of the two`,
    ]);
    const changed = { 'packages.json': (packages: Data) => Object.assign((packages.items as Data[])[1] as Data, { stay }) };
    expect(await complaintsOf(dates, { changed })).toEqual([expect.stringContaining('items.1.stay.checkOut')]);
  });

  it('reports an impossible date, and knows leap years', async () => {
    expect(await reported({ annualDay: { month: 2, day: 30 } })).toEqual([`fault content/${offer} annualDay.day: month 2 has no day 30; correct day or month`]);
    expect(await reported({ annualDay: { month: 2, day: 29 } })).toEqual([]);
  });
});

describe('monthsOfDays', () => {
  const reported = (change: Data) => complaintsOf(monthsOfDays, { changed: { 'offers/ferias-de-julho.json': (data) => Object.assign(data, change) } });

  it('warns of months without that of the first or the last day', async () => {
    const easter = { firstDay: '2027-03-25', lastDay: '2027-04-02' };
    expect(await reported({ ...easter, months: [4] })).toEqual([
      'warning content/offers/ferias-de-julho.json months: the month of 2027-03-25 is not among them; add it, or correct the day',
    ]);
    expect(await reported({ ...easter, months: [1] })).toHaveLength(2);
    expect(await reported({ ...easter, months: [3, 4] })).toEqual([]);
    expect(await reported({ ...easter, months: [] })).toEqual([]);
  });
});

describe('nightsOfOffers', () => {
  const reported = (change: Data) => complaintsOf(nightsOfOffers, { changed: { 'offers/natal.json': (data) => Object.assign(data, change) } });

  it('reports a button that books fewer nights than the offer asks', async () => {
    expect(await complaintsOf(nightsOfOffers)).toEqual([]);
    expect(await reported({ minNights: 4, nights: { before: 1, after: 0 }, stay: null })).toEqual([
      'fault content/offers/natal.json minNights: it asks for 4 nights, and its button books 1; correct it, or the nights or the stay of the button',
    ]);
    expect(await reported({ minNights: 4, nights: { before: 1, after: 3 }, stay: null })).toEqual([]);
    expect(await reported({ minNights: 4, nights: null, stay: { checkIn: '2026-12-23', checkOut: '2026-12-26', adults: 2 } })).toHaveLength(1);
    expect(await reported({ minNights: 4, nights: null, stay: null })).toEqual([]);
  });
});

describe('pastDays', () => {
  const announcement = 'announcements/festa-hawaii.json';
  const reported = (file: string, change: Data, on: string) => complaintsOf(pastDays, { changed: { [file]: (data) => Object.assign(data, change) }, on });

  it('warns of an offer from the day after its last day', async () => {
    const days = { firstDay: null, lastDay: '2026-12-26', annualDay: null };
    expect(await reported('offers/natal.json', days, '2026-01-01')).toEqual([]);
    expect(await reported('offers/natal.json', days, '2026-12-27')).toContainEqual(
      'warning content/offers/natal.json lastDay: the offer ended on 2026-12-26; give new days, or take the offer out; until then its page says that it is over',
    );
    expect(await reported('offers/natal.json', { ...days, annualDay: { month: 12, day: 25 } }, '2026-12-27')).not.toContainEqual(
      expect.stringContaining('lastDay'),
    );
  });

  it('warns of an announcement from the day after its last day', async () => {
    expect(await reported(announcement, { lastDay: '2025-12-01' }, '2025-12-01')).toEqual([]);
    expect(await reported(announcement, { lastDay: '2025-12-01' }, '2025-12-02')).toEqual([
      `warning content/${announcement} lastDay: the announcement ended on 2025-12-01; give new days, or delete the file; until then it is not shown`,
    ]);
  });

  it('warns of booking links with past dates', async () => {
    expect(await complaintsOf(pastDays, { on: '2026-12-10' })).not.toContainEqual(expect.stringContaining('checkIn'));
    expect((await complaintsOf(pastDays, { on: '2026-12-11' })).filter((line) => line.includes('checkIn'))).toEqual([
      'warning content/offers/fim-de-semana.json stay.checkIn: 2026-12-10 is past; give new days, or no stay; until then the link opens the engine without dates',
      expect.stringMatching(/^warning content\/packages\.json items\.\d\.stay\.checkIn: 2026-12-10 is past; give new days, or no stay; until then/),
    ]);
  });
});

describe('notices', () => {
  const notice = { slug: 'agua', from: '2026-12-24T18:00', text: { pt: 'Sem água quente.' }, closeable: true };
  const content = (data: object, day = today): Content => ({
    root: '.',
    today: day,
    files: [{ kind: 'Notice', file: 'content/notices/agua.json', data: { ...notice, ...data }, valid: true }],
  });

  it('reports one that ends before it begins', async () => {
    expect(lines(await dates(content({ until: '2026-12-24T18:00' })))).toEqual([
      'fault content/notices/agua.json until: it is 2026-12-24T18:00, not after the beginning, 2026-12-24T18:00; correct one of the two',
    ]);
    expect(await dates(content({ until: '2026-12-24T18:01' }))).toEqual([]);
    expect(await dates(content({}))).toEqual([]);
  });

  it('warns of one that is over from the next day on', async () => {
    expect(await pastDays(content({ until: '2026-12-26T09:00' }, '2026-12-26'))).toEqual([]);
    expect(lines(await pastDays(content({ until: '2026-12-26T09:00' }, '2026-12-27')))).toEqual([
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

  /** The complaints about announcements a, b, … with these dates. */
  async function reported(...announced: { offer?: string | null; firstDay: string | null; lastDay: string | null }[]): Promise<string[]> {
    const files = announced.map(({ offer = null, ...days }, index) => ({
      kind: 'Announcement' as const,
      file: `content/announcements/${'ab'[index]}.json`,
      data: { offer, ...days },
      valid: true,
    }));
    const content: Content = { root: '.', today, files };
    return lines(await announcements(content));
  }

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
