import fc from 'fast-check';
import { roomsToScale, squareSide } from './scale';

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

describe('roomsToScale', () => {
  const hotel = (count: number) => Array.from({ length: count }, (_, place) => place);

  test('a hotel of nine room types shows them all', () => {
    expect(roomsToScale(hotel(9), 4)).toEqual(hotel(9));
  });

  test('a hotel of a thousand shows twelve, from the smallest to the largest', () => {
    expect(roomsToScale(hotel(1000), 500)).toEqual([0, 91, 182, 272, 363, 454, 499, 500, 501, 545, 636, 999]);
  });

  test('however many there are, never more than asked for, smallest first, with the ends, this room and those beside it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), fc.integer({ min: 5, max: 20 }), (count, anywhere, most) => {
        const here = anywhere % count;
        const shown = roomsToScale(hotel(count), here, most);
        expect(shown).toHaveLength(Math.min(count, most));
        expect([...shown].sort((one, other) => one - other)).toEqual(shown);
        expect(shown).toEqual(expect.arrayContaining([0, Math.max(here - 1, 0), here, Math.min(here + 1, count - 1), count - 1]));
      }),
    );
  });
});
