import { plainText } from '../forms/visitorInput';

/** Maximum octets of a line without its line end (RFC 5545 §3.1). */
const maximumOctets = 75;

const utf8 = new TextEncoder();

/** Octets of a character in UTF-8. */
const octetsOf = (character: string): number => utf8.encode(character).length;

/** A line folded into lines of at most 75 octets, each but the first beginning with a space; no character is split. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > maximumOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** A text as the value of a property: without invisible characters, and escaped (RFC 5545 §3.3.11). */
const escapeText = (text: string): string =>
  plainText(text, { lines: true })
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

export interface CalendarEntry {
  /** Stable, so that importing the entry again updates it. Letters, digits, `-`, `.` and `@` only. */
  readonly uid: string;
  readonly start: Date;
  /** Left out for an instant. */
  readonly end?: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
}

/** An instant in UTC, as in RFC 5545 §3.3.5: `20270320T180000Z`. */
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
 * The text of an .ics file (RFC 5545). Its entries are plans, not bookings: tentative, and shown as free time.
 * @param made when the file is made
 * @param product name of the product that makes it (PRODID)
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
