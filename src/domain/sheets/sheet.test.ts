import fc from 'fast-check';
import { areaDrawing } from './sheet';

test.each([
  [25, 52, { scale: 100, side: 50 }],
  [36, 52, { scale: 200, side: 30 }],
  [100, 52, { scale: 200, side: 50 }],
  [1_000_000, 200, { scale: 5000, side: 200 }],
  [4_000_000, 52, null],
])('%i m² in %i mm', (area, room, drawing) => {
  expect(areaDrawing(area, room)).toEqual(drawing);
});

test('what is drawn fits, and measured again gives the area', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5000, noNaN: true }), fc.integer({ min: 30, max: 180 }), (area, room) => {
      const drawing = areaDrawing(area, room);
      expect(drawing?.side).toBeLessThanOrEqual(room);
      expect((((drawing?.side ?? 0) * (drawing?.scale ?? 0)) / 1000) ** 2).toBeCloseTo(area, 6);
    }),
  );
});
