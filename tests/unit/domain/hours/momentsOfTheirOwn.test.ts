import { momentsOfTheirOwn } from '../../../../src/domain/hours/momentsOfTheirOwn';

const hours = (service: string) => [{ service, days: ['sat'] as const, opens: '12:00', closes: '16:00' }];
const breakfast = { slug: 'cafe-da-manha', hours: hours('breakfast') };
const feijoada = { slug: 'feijoada', hours: hours('feijoada') };
const drinks = { slug: 'drinques', hours: [] };

test('breakfast stands with the place that serves it, the feijoada by itself, and what keeps no hours nowhere', () => {
  expect(momentsOfTheirOwn([breakfast, drinks, feijoada], [{ hours: hours('breakfast') }])).toEqual([feijoada]);
});
