import { evaluate } from './checks';
import { lighthouseChecks, scoresOf } from './lighthouse';

const category = (score: number | null, ...ids: string[]) => ({ score, auditRefs: ids.map((id) => ({ id, weight: id === 'weightless' ? 0 : 1 })) });
const result = {
  categories: {
    performance: category(0.99, 'largest-contentful-paint'),
    accessibility: category(1, 'color-contrast'),
    'best-practices': category(null, 'errors-in-console'),
    seo: category(0.92, 'canonical', 'weightless', 'not-applicable'),
  },
  audits: {
    'largest-contentful-paint': { score: 0.9 },
    'color-contrast': { score: 1 },
    'errors-in-console': { score: 1 },
    canonical: { score: 0 },
    weightless: { score: 0 },
    'not-applicable': { score: null },
  },
};

test('scores are out of 100, with the failed audits of all categories but performance', () => {
  expect(scoresOf('/', result)).toEqual({ name: '/', performance: 99, accessibility: 100, 'best-practices': NaN, seo: 92, faults: ['canonical'] });
});

test('99 is enough for performance, the rest needs 100, and a missing score fails', () => {
  expect(evaluate(lighthouseChecks, [scoresOf('/', result)]).map(({ passes }) => passes)).toEqual([true, true, false, false]);
});
