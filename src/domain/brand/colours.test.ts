import { contrast, shortColour } from './colours';

describe('shortColour', () => {
  test.each([
    ['#d8c8c8', '#dcc'],
    ['#08F8a8', '#0Fa'],
    ['#dcc', '#dcc'],
    ['#d8c8c880', '#d8c8c880'],
    ['rgb(1 2 3)', 'rgb(1 2 3)'],
  ])('%s is shortened to %s', (colour, written) => {
    expect(shortColour(colour)).toBe(written);
  });
});

test('the contrast of black and white is 21, of a colour with itself 1, whichever comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#16342a', '#16342a')).toBe(1);
});
