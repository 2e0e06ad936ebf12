import { complaintsAbout } from '../../../tests/support/content/content';
import { capacities } from './capacities';

const hall = { auditorium: 450, dinnerWithStage: 330, dinnerWithoutStage: 330, fishbone: 200, cocktail: 500, school: 220, uShape: null };
const reported = (figures: object, rest: object = {}) =>
  complaintsAbout(capacities, { 'event-spaces/hall.json': { capacities: figures, variants: [], ...rest } });

it('reports more guests with a stage than without, unless the file says why', async () => {
  const lawn = { dinnerWithStage: 100, dinnerWithoutStage: 80 };
  expect(await reported(lawn, { acknowledged: [{ layout: 'dinnerWithStage' }] })).toEqual([]);
  expect(await reported(lawn)).toEqual([
    'fault content/event-spaces/hall.json capacities.dinnerWithStage: 100 guests, and only 80 in dinnerWithoutStage, which takes less room; correct one of the two, or say in “acknowledged” why the figure stands',
  ]);
});

it.each([
  ['school', 451, '450 in auditorium'],
  ['fishbone', 451, '450 in auditorium'],
  ['uShape', 221, '220 in school'],
  ['dinnerWithoutStage', 501, '500 in cocktail'],
] as const)('%s never seats more than what takes less room', async (layout, guests, beside) => {
  expect(await reported({ ...hall, [layout]: guests })).toEqual([expect.stringContaining(`capacities.${layout}: ${guests} guests, and only ${beside}`)]);
});

it('uses the largest figure of a layout, including variants', async () => {
  expect(await reported({ ...hall, dinnerWithStage: 390 }, { variants: [{ layout: 'dinnerWithoutStage', capacity: 400 }] })).toEqual([]);
});

it('reports a room whose minimum exceeds its maximum', async () => {
  expect(await complaintsAbout(capacities, { 'rooms/luxo.json': { occupancy: { min: 4, max: 3 } } })).toEqual([
    'fault content/rooms/luxo.json occupancy: the fewest guests, 4, are more than the most, 3; correct one of the two',
  ]);
});
