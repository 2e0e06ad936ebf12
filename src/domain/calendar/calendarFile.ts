import { escapeText } from './escapeText';
import { foldLine } from './foldLine';

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
