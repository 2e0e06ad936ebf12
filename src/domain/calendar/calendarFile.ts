import { plainText } from '../forms/plainText';

/** Octets of a line without its end (RFC 5545 §3.1). */
const longest = 75;

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A line broken into lines of 75 octets at most, each but the first beginning with a space; no character is torn apart. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > longest) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** A text as the value of a property: without what cannot be seen, and with what would end the value written another way (RFC 5545 §3.3.11). */
export const escapeText = (text: string): string =>
  plainText(text, { lines: true })
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A name for a file of any system, made of words: `Séjour`, `Costa Ipê` and `ics` give `sejour-costa-ipe.ics`. */
export function fileName({ words, extension }: { words: readonly string[]; extension: string }): string {
  const plain = words
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${plain}.${extension}`;
}

export interface CalendarEntry {
  /** The same for the same thing: a calendar that has it already renews it. Letters, digits, `-`, `.` and `@` only. */
  readonly uid: string;
  readonly start: Date;
  /** Left out where it is only a moment. */
  readonly end?: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** An instant as a calendar writes it, in UTC, so that it is the same in every zone: `20270320T180000Z`. */
const inUtc = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const linesOf = ({ uid, start, end, summary, description, location }: CalendarEntry, made: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${inUtc(made)}`,
  `DTSTART:${inUtc(start)}`,
  ...(end ? [`DTEND:${inUtc(end)}`] : []),
  `SUMMARY:${escapeText(summary)}`,
  `DESCRIPTION:${escapeText(description)}`,
  `LOCATION:${escapeText(location)}`,
  'STATUS:TENTATIVE',
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/**
 * The text of an .ics file (RFC 5545). Its entries are plans, not bookings: tentative, and nobody is busy meanwhile.
 * @param made the moment at which it is written
 * @param product who writes it
 * @throws RangeError for an invalid instant
 */
export function calendarFile({ entries, made, product }: { entries: readonly CalendarEntry[]; made: Date; product: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//`,
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => linesOf(entry, made)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
