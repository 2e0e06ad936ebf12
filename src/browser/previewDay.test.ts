import { previewDayFromQuery } from './previewDay';

test.each([
  ['?on=2026-12-24', '2026-12-24'],
  ['?comparar=luxo&on=2028-02-29', '2028-02-29'],
  ['?on=', null],
  ['?on=2026-02-29', null],
  ['?on=24/12/2026', null],
  ['', undefined],
  ['?once=2026-12-24', undefined],
])('the preview day in %j is %s', (search, day) => {
  expect(previewDayFromQuery(search)).toBe(day);
});
