import { isPlainDate, plainDate, type PlainDate } from '../time/plainDate';

/** Joiners and variation selectors: they change the letter or emoji before them, and have no effect alone. */
const shaper = '(?:\\u200c|\\u200d|\\ufe0e|\\ufe0f)';

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;
// Controls other than tab and line feed, direction marks and overrides, zero-width and filler characters, tags, noncharacters, lone surrogates.
const invisible = new RegExp(`(?![\\t\\n]|${shaper})[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}]`, 'gu');
const leadingShapers = new RegExp(`^(?:\\s|${shaper})+`, 'u');
// A shaper has nothing to shape after a space.
const strayShapers = new RegExp(`(?<=\\s)${shaper}+`, 'gu');

/**
 * A visitor's text without invisible characters: control characters, right-to-left overrides, zero-width characters, lone surrogates. Text in any script and
 * emoji stay. One line, unless `lines` keeps line breaks; never more than one empty line in a row.
 */
export function plainText(written: string, { lines = false }: { lines?: boolean } = {}): string {
  const visible = written.replace(lineEnds, '\n').replace(invisible, '').normalize('NFC').replace(strayShapers, '').replace(leadingShapers, '');
  const spaced = lines
    ? visible
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
    : visible.replace(/\s+/g, ' ');
  return spaced.trim();
}

/** Day, month and year with any separator; or eight digits, for telephone keypads that have no separator. */
const dayAsWritten = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$|^(\d{2})(\d{2})(\d{4})$/;

/** As spreadsheets and Japanese write it. */
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/;

/**
 * Parses the day that a visitor writes: "24/12/2026", "24.12.26", "24122026", "2026-12-24" or "2026/12/24", also in full-width digits; null if there is no such
 * day.
 */
export function parseDay(written: string): PlainDate | null {
  const plain = written.normalize('NFKC');
  const dayFirst = plain.replace(yearFirst, '$3/$2/$1');
  if (isPlainDate(plain)) return plain;
  const [, ...parts] = dayAsWritten.exec(dayFirst) ?? [];
  // the groups of the alternative that did not match are empty
  const [day, month, year] = parts.filter(Boolean);
  if (!day || !month || !year) return null;
  const date = plainDate({ year: Number(year.padStart(4, '20')), month: Number(month), day: Number(day) });
  return isPlainDate(date) ? date : null;
}
