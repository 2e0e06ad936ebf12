import { sideOf } from './pictureFields';

test.each([
  ['10% 50%', 'west'],
  ['33.9% 0%', 'west'],
  ['40% 55%', 'centre'],
  ['66% 90%', 'centre'],
  ['80% 20%', 'east'],
  [undefined, 'centre'],
] as const)('with its focus at %s a wide picture is cut at its %s', (focus, side) => {
  expect(sideOf(focus)).toBe(side);
});
