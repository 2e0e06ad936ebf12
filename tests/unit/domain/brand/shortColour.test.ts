import { shortColour } from '../../../../src/domain/brand/shortColour';

test.each([
  ['#d8c8c8', '#dcc'],
  ['#08F8a8', '#0Fa'],
  ['#dcc', '#dcc'],
  ['#d8c8c880', '#d8c8c880'],
  ['rgb(1 2 3)', 'rgb(1 2 3)'],
])('%s is written %s', (colour, written) => {
  expect(shortColour(colour)).toBe(written);
});
