import fc from 'fast-check';
import { breakLines, coverCrop } from './fitting';

describe('breakLines', () => {
  const widthOf = (text: string): number => text.length;

  test('as few lines as possible, and balanced', () => {
    expect(breakLines('La gastronomie face à la mer', { widthOf, width: 24 })).toEqual(['La gastronomie', 'face à la mer']);
    expect(breakLines('Contato', { widthOf, width: 24 })).toEqual(['Contato']);
    expect(breakLines('', { widthOf, width: 24 })).toEqual([]);
  });

  test('lines do not break at no-break spaces', () => {
    expect(breakLines('Chambres\u00a0: 26\u00a0m²', { widthOf, width: 13 })).toEqual(['Chambres\u00a0:', '26\u00a0m²']);
  });

  const words = fc.array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'm', 'é') }), { minLength: 1, maxLength: 12 });

  test('no word is lost, no line is too wide unless it is a single word, and fewer lines are not possible', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 40 }), (any, width) => {
        const lines = breakLines(any.join(' '), { widthOf, width });
        expect(lines.join(' ')).toBe(any.join(' '));
        for (const line of lines) expect(line.includes(' ') && widthOf(line) > width).toBe(false);
        // greedy filling needs the fewest lines
        let fewest = 1;
        let used = -1;
        for (const word of any) {
          const longer = used + 1 + word.length;
          if (used < 0 || longer <= width) used = used < 0 ? word.length : longer;
          else {
            fewest += 1;
            used = word.length;
          }
        }
        expect(lines).toHaveLength(fewest);
      }),
    );
  });
});

describe('coverCrop', () => {
  const frame = { width: 1200, height: 630 };

  test('a wide picture is cropped at its sides, a tall one at top and bottom, around the focus', () => {
    expect(coverCrop({ width: 2400, height: 630 }, { frame, focus: '100% 0%' })).toEqual({
      scaled: { width: 2400, height: 630 },
      crop: { left: 1200, top: 0, ...frame },
    });
    expect(coverCrop({ width: 600, height: 600 }, { frame, focus: null })).toEqual({
      scaled: { width: 1200, height: 1200 },
      crop: { left: 0, top: 285, ...frame },
    });
  });

  const side = fc.integer({ min: 1, max: 8000 });
  const percent = fc.integer({ min: 0, max: 100 });

  test('the frame always lies within the scaled picture', () => {
    fc.assert(
      fc.property(side, side, percent, percent, (width, height, across, down) => {
        const { scaled, crop } = coverCrop({ width, height }, { frame, focus: `${across}% ${down}%` });
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(scaled.width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(scaled.height);
      }),
    );
  });
});
