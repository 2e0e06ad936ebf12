import fc from 'fast-check';
import { coverCrop } from '../../../../src/domain/seo/coverCrop';

const frame = { width: 1200, height: 630 };

test('a wide picture is cut at its sides, a high one above and below, around the focus', () => {
  expect(coverCrop({ width: 2400, height: 630 }, { frame, focus: '100% 0%' })).toEqual({
    scaled: { width: 2400, height: 630 },
    cut: { left: 1200, top: 0, ...frame },
  });
  expect(coverCrop({ width: 600, height: 600 }, { frame, focus: null })).toEqual({
    scaled: { width: 1200, height: 1200 },
    cut: { left: 0, top: 285, ...frame },
  });
});

const side = fc.integer({ min: 1, max: 8000 });
const percent = fc.integer({ min: 0, max: 100 });

test('the frame always lies within the scaled picture', () => {
  fc.assert(
    fc.property(side, side, percent, percent, (width, height, across, down) => {
      const { scaled, cut } = coverCrop({ width, height }, { frame, focus: `${across}% ${down}%` });
      expect(cut.left).toBeGreaterThanOrEqual(0);
      expect(cut.top).toBeGreaterThanOrEqual(0);
      expect(cut.left + cut.width).toBeLessThanOrEqual(scaled.width);
      expect(cut.top + cut.height).toBeLessThanOrEqual(scaled.height);
    }),
  );
});
