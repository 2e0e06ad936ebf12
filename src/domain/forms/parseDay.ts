import { isPlainDate, type PlainDate } from '../stay/plainDate';

/** Day, month and year, whatever stands between them; or eight digits, where a telephone's keys have no sign to put between. */
const asWritten = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$|^(\d{2})(\d{2})(\d{4})$/;

/** The day that a visitor writes: "24/12/2026", "24.12.26", "24122026", or as programs do, "2026-12-24"; null where it is none that exists. */
export function parseDay(written: string): PlainDate | null {
  if (isPlainDate(written)) return written;
  const [, ...parts] = asWritten.exec(written) ?? [];
  // of one of the two ways
  const [day, month, year] = parts.filter(Boolean);
  if (!day || !month || !year) return null;
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isPlainDate(date) ? date : null;
}
