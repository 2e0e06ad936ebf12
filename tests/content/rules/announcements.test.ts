import { announcementOn } from '../../../src/domain/offers/announcement';
import { announcements } from '../../../src/gatsby/content/rules/days';
import type { Content } from '../../../src/gatsby/content/rules/rule';
import { complaintsOf, lines, today } from '../../support/content';

const always = { offer: null, firstDay: null, lastDay: null };

/** The complaints about announcements a, b, … with these dates. */
async function told(...announced: { offer?: string | null; firstDay: string | null; lastDay: string | null }[]): Promise<string[]> {
  const files = announced.map(({ offer = null, ...days }, index) => ({
    kind: 'Announcement' as const,
    file: `content/announcements/${'ab'[index]}.json`,
    data: { offer, ...days },
    valid: true,
  }));
  const content: Content = { root: '.', today, files };
  return lines(await announcements(content));
}

it('the hotel has one announcement at a time', async () => {
  expect(await complaintsOf(announcements)).toEqual([]);
});

it('warns of a second one that is always on', async () => {
  expect(await told(always, always)).toEqual([
    'warning content/announcements/b.json firstDay: content/announcements/a.json is always on as well, and shows instead; give one of the two other days',
  ]);
});

it('warns of two that share a day', async () => {
  const christmas = { firstDay: '2026-12-20', lastDay: '2026-12-26' };
  expect(await told(christmas, { firstDay: '2026-12-26', lastDay: '2027-01-01' })).toEqual([expect.stringContaining('runs on some of the same days')]);
  expect(await told(christmas, { firstDay: '2026-12-27', lastDay: null })).toEqual([]);
  expect(await told({ firstDay: null, lastDay: '2026-12-20' }, christmas)).toHaveLength(1);
});

it('reports an offer that does not exist', async () => {
  expect(await told({ ...always, offer: 'carnaval' })).toEqual([expect.stringContaining('content/announcements/a.json offer: there is no offer “carnaval”')]);
});

it('accepts one with days beside one that is always on', async () => {
  const christmas = { firstDay: '2026-12-20', lastDay: '2026-12-26' };
  expect(await told(always, christmas)).toEqual([]);
  expect(announcementOn([always, christmas], '2026-12-24')).toBe(christmas);
});
