import { complaintsOf, type Data } from '../../../tests/support/content/content';
import { capacities } from './capacities';

const village = 'event-spaces/marina-village.json';
const hall = 'event-spaces/noble-hall.json';
const withCapacities = (change: Data) => ({ [hall]: (space: Data) => Object.assign(space.capacities as Data, change) });

it('reports more guests with a stage than without, unless the file says why', async () => {
  expect(await complaintsOf(capacities, { changed: { [village]: (space) => delete space.acknowledged } })).toEqual([
    'fault content/event-spaces/marina-village.json capacities.dinnerWithStage: 100 guests, and only 80 in dinnerWithoutStage, which takes less room; correct one of the two, or say in “acknowledged” why the figure stands',
  ]);
});

it.each([
  ['school', 451, '450 in auditorium'],
  ['fishbone', 451, '450 in auditorium'],
  ['uShape', 221, '220 in school'],
  ['dinnerWithoutStage', 501, '500 in cocktail'],
] as const)('%s never seats more than what takes less room', async (layout, guests, beside) => {
  expect(await complaintsOf(capacities, { changed: withCapacities({ [layout]: guests }) })).toEqual([
    expect.stringContaining(`capacities.${layout}: ${guests} guests, and only ${beside}`),
  ]);
});

it('uses the largest figure of a layout, including variants', async () => {
  const withVariant = { [hall]: (space: Data) => (space.variants = [{ layout: 'dinnerWithoutStage', capacity: 400, note: { pt: 'sem pista' } }]) };
  const both = { [hall]: (space: Data) => [withVariant, withCapacities({ dinnerWithStage: 390 })].forEach((one) => one[hall](space)) };
  expect(await complaintsOf(capacities, { changed: both })).toEqual([]);
});

it('reports a room whose minimum exceeds its maximum', async () => {
  expect(await complaintsOf(capacities, { changed: { 'rooms/luxo.json': (room) => (room.occupancy = { min: 4, max: 3 }) } })).toEqual([
    'fault content/rooms/luxo.json occupancy: the fewest guests, 4, are more than the most, 3; correct one of the two',
  ]);
});
