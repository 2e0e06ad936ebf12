/** Joiners and variation selectors: they shape letters and emoji, and mean nothing alone. */
const shaper = '(?:\\u200c|\\u200d|\\ufe0e|\\ufe0f)';

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
// Controls other than tab and line feed, direction marks and overrides, zero-width and filler characters, tags, noncharacters, halves of characters.
const unseen = new RegExp(`(?![\\t\\n]|${shaper})[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]`, 'gu');
const shapersAtFront = new RegExp(`^(?:\\s|${shaper})+`, 'u');
// A shaper has nothing to shape after a space.
const idleShapers = new RegExp(`(?<=\\s)${shaper}+`, 'gu');

/**
 * What a visitor wrote, without what cannot be seen: control characters, right-to-left overrides, zero-width characters, halves of
 * surrogate pairs. Words in any script and emoji stay. One line, unless `lines` asks to keep them; never more than one empty line.
 */
export function plainText(written: string, { lines = false }: { lines?: boolean } = {}): string {
  const seen = written.replace(lineEnds, '\n').replace(unseen, '').normalize('NFC').replace(idleShapers, '').replace(shapersAtFront, '');
  const spaced = lines
    ? seen
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
    : seen.replace(/\s+/g, ' ');
  return spaced.trim();
}
