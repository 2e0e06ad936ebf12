import { announcementOn } from './announcement';

describe('announcementOn', () => {
  const party = { firstDay: '2026-11-10', lastDay: '2026-11-15', offer: null };
  const always = { firstDay: null, lastDay: null, offer: null };

  test.each([
    ['before its first day', '2026-11-09', null],
    ['on its first day', '2026-11-10', party],
    ['on its last day', '2026-11-15', party],
    ['after its last day', '2026-11-16', null],
  ])('an announcement %s (%s)', (_, today, shown) => {
    expect(announcementOn([party], today)).toBe(shown);
  });

  test('without days it is always shown', () => {
    expect(announcementOn([always], '2026-11-16')).toBe(always);
  });

  test('one with days goes before one without, whatever their order', () => {
    for (const both of [
      [always, party],
      [party, always],
    ]) {
      expect(announcementOn(both, '2026-11-12')).toBe(party);
      expect(announcementOn(both, '2026-11-16')).toBe(always);
    }
  });

  test('that of an offer that is over is not shown, that of one that comes every year always', () => {
    const night = { firstDay: '2026-11-15', lastDay: '2026-11-15' };
    expect(announcementOn([{ ...always, offer: { ...night, annualDay: null } }], '2026-11-16')).toBeNull();
    const annual = { ...always, offer: { ...night, annualDay: { month: 11, day: 15 } } };
    expect(announcementOn([annual], '2026-11-16')).toBe(annual);
  });
});
