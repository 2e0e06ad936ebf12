import fc from 'fast-check';
import { breakLines } from '../../../../src/domain/seo/breakLines';

const widthOf = (text: string): number => text.length;

test('as few lines as needed, and as even', () => {
  expect(breakLines('La gastronomie face à la mer', { widthOf, width: 24 })).toEqual(['La gastronomie', 'face à la mer']);
  expect(breakLines('Contato', { widthOf, width: 24 })).toEqual(['Contato']);
  expect(breakLines('', { widthOf, width: 24 })).toEqual([]);
});

test('words that a space holds together stay together', () => {
  expect(breakLines('Chambres\u202f: 26\u00a0m²', { widthOf, width: 13 })).toEqual(['Chambres\u202f:', '26\u00a0m²']);
});

const words = fc.array(fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom('a', 'm', 'é') }), { minLength: 1, maxLength: 12 });

test('no word is lost, no line too wide unless it is one word, and no other way needs fewer lines', () => {
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 40 }), (any, width) => {
      const lines = breakLines(any.join(' '), { widthOf, width });
      expect(lines.join(' ')).toBe(any.join(' '));
      for (const line of lines) expect(line.includes(' ') && widthOf(line) > width).toBe(false);
      // filling each line first needs the fewest
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
