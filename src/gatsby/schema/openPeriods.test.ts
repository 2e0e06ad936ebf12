import type { CreateNodeArgs, Node } from 'gatsby';
import { createOpenPeriods } from './openPeriods';

const hours = [{ service: 'open', days: ['fri', 'sat'], opens: '19:00', closes: '01:30' }];

async function periodsOf(type: string) {
  const periods: object[] = [];
  await createOpenPeriods({
    node: { id: 'place', internal: { type }, hours } as unknown as Node,
    actions: { createNode: (node: object) => periods.push(node), createParentChildLink: () => undefined },
    createNodeId: (id: string) => id,
    createContentDigest: () => 'digest',
  } as unknown as CreateNodeArgs);
  return periods;
}

test('a place has a period for each weekday on which it opens, in minutes that count on past midnight', async () => {
  expect(await periodsOf('Bar')).toMatchObject([
    { place: 'place', service: 'open', weekday: 'fri', opens: 1140, closes: 1530 },
    { place: 'place', service: 'open', weekday: 'sat', opens: 1140, closes: 1530 },
  ]);
});

test('only places have periods', async () => {
  expect(await periodsOf('Offer')).toEqual([]);
  expect(await periodsOf('File')).toEqual([]);
});
