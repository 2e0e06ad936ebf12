import { reportRows } from '../report';
import { pageLimits } from './pageLimits';
import { tapFigures } from './tapPage';

type Taps = Parameters<typeof tapFigures>[0];

const tap = (figures: Partial<Taps[number]>): Taps[number] => ({
  interaction: 'calendar',
  moment: 'settled',
  feedback: 20,
  answer: 200,
  sinceNavigation: 5000,
  ...figures,
});
/** Whether each figure of some taps passes, if it has a limit. */
const verdicts = (...taps: Taps) =>
  Object.fromEntries(
    reportRows([{ page: '/', site: tapFigures(taps), other: {} }], pageLimits)
      .slice(1)
      .flatMap((row) => (row.at(-1) ? [[row[0], row.at(-1)]] : [])),
  ) as Record<string, string>;

test('calendar, other interactions and the next page are each held to their own limit', () => {
  expect(
    verdicts(
      tap({ answer: 1400 }),
      tap({ interaction: 'menu', answer: 120 }),
      tap({ interaction: 'next page', answer: 190, isPrefetched: true }),
      tap({ moment: 0, answer: 3000, sinceNavigation: 3600 }),
      tap({ moment: 500, answer: 3000, sinceNavigation: 3600, feedback: 60 }),
    ),
  ).toEqual({
    'calendar, settled, ms': '✓',
    'feedback: calendar, settled, ms': '✓',
    'menu, settled, ms': '✗',
    'feedback: menu, settled, ms': '✓',
    'next page, settled and prefetched, ms': '✓',
    'feedback: next page, settled, ms': '✓',
    'calendar, first paint + 0, from the navigation, ms': '✗',
    'feedback: calendar, first paint + 0, ms': '✓',
    'feedback: calendar, first paint + 500, ms': '✗',
    'taps lost': '✓',
  });
});

test('the next page has no limit where its script had not been prefetched', () => {
  expect(Object.keys(verdicts(tap({ interaction: 'next page', isPrefetched: false })))).toEqual(['feedback: next page, settled, ms', 'taps lost']);
});

test('a lost tap fails, and so does an interaction that was never answered', () => {
  expect(verdicts(tap({ answer: NaN, sinceNavigation: NaN }))).toMatchObject({ 'taps lost': '✗', 'calendar, settled, ms': '✗' });
});
