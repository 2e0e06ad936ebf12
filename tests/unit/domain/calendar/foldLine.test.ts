import fc from 'fast-check';
import { foldLine } from '../../../../src/domain/calendar/foldLine';

test('a line of 75 octets stays whole, and the 76th begins the next', () => {
  expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  expect(foldLine('x'.repeat(75 + 74 + 1))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
});

test.each([
  ['ê', 2],
  ['€', 3],
  ['😀', 4],
])('counts %s as %i octets and never tears it apart', (character, octets) => {
  const before = 'x'.repeat(75 - octets + 1);
  expect(foldLine(before + character)).toBe(`${before}\r\n ${character}`);
});

test('unfolded, any line is what it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (line) => {
      const folded = foldLine(line);
      for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line.replaceAll('\r\n ', ''));
    }),
  );
});
