import { cropFocusOf, focusOf, positionOnPhone } from './focus';

const wide = { width: 1600, height: 900 };
const upright = { width: 900, height: 1600 };

test('the point of content stays in view, else the middle, of an upright picture the upper third', () => {
  expect(focusOf('60% 40%', upright)).toEqual([60, 40]);
  expect(focusOf(null, wide)).toEqual([50, 50]);
  expect(focusOf(undefined, upright)).toEqual([50, 20]);
  expect(focusOf('whole', wide)).toEqual([50, 50]);
});

test.each([
  ['10% 50%', wide, 'west'],
  ['33% 0%', wide, 'west'],
  ['40% 5%', wide, 'centre'],
  ['66% 90%', wide, 'centre'],
  ['80% 20%', wide, 'east'],
  [undefined, wide, 'centre'],
  [undefined, upright, 'north'],
  ['10% 50%', upright, 'centre'],
  ['10% 80%', upright, 'south'],
] as const)('with its focus at %s a picture is cut for phones at its %s', (focus, size, side) => {
  expect(cropFocusOf(focus, size)).toBe(side);
});

test('a phone shows the tall version around the focus', () => {
  expect(positionOnPhone(null, wide)).toBe('50% 50%');
  expect(positionOnPhone('0% 40%', wide)).toBe('0% 40%');
  expect(positionOnPhone('20% 50%', wide)).toBe('2% 50%');
  expect(positionOnPhone('100% 50%', wide)).toBe('100% 50%');
  expect(positionOnPhone(null, upright)).toBe('50% 20%');
});
