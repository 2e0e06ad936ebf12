import { squareSide } from './scale';

test('a room of 27 m² is a square of 5.196 m', () => {
  expect(squareSide(27)).toBeCloseTo(5.196, 3);
});
