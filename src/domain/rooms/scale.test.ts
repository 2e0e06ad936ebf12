import { squareSide } from './scale';

describe('squareSide', () => {
  // areas of docs/hotel-rules.md 5.1
  test.each([
    [25, 5],
    [27, 5.196],
    [75, 8.66],
    [110, 10.488],
    [115, 10.724],
  ])('a room of %d m² is a square of %d m', (area, side) => {
    expect(squareSide(area)).toBeCloseTo(side, 3);
  });
});
