import { announcementShows } from '../../../../src/domain/offers/announcementShows';

test.each([
  ['before its first day', '2026-11-09', false],
  ['on its first day', '2026-11-10', true],
  ['on its last day', '2026-11-15', true],
  ['after its last day', '2026-11-16', false],
])('%s (%s) it shows: %s', (_, today, shows) => {
  expect(announcementShows({ firstDay: '2026-11-10', lastDay: '2026-11-15' }, today)).toBe(shows);
});

test('without days it always shows', () => {
  expect(announcementShows({ firstDay: null, lastDay: null }, '2026-11-16')).toBe(true);
});
