import fc from 'fast-check';
import { squareSide, areaDrawing } from './scale';

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

describe('areaDrawing', () => {
  test.each([
    [25, 52, { scale: 100, side: 50 }],
    [36, 52, { scale: 200, side: 30 }],
    [100, 52, { scale: 200, side: 50 }],
    [1_000_000, 200, { scale: 5000, side: 200 }],
    [4_000_000, 52, null],
  ])('%i m² in %i mm', (area, room, drawing) => {
    expect(areaDrawing(area, room)).toEqual(drawing);
  });

  test('the drawing fits, and its measure gives the area', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 5000, noNaN: true }), fc.integer({ min: 30, max: 180 }), (area, room) => {
        const drawing = areaDrawing(area, room);
        expect(drawing?.side).toBeLessThanOrEqual(room);
        expect((((drawing?.side ?? 0) * (drawing?.scale ?? 0)) / 1000) ** 2).toBeCloseTo(area, 6);
      }),
    );
  });
});
