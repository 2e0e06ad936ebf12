/** A calendar day at the hotel, `YYYY-MM-DD`, without time or zone. Such strings compare and sort as their days do. */
export type PlainDate = string;

/** Whether a value that came from outside (storage, an address, content) is a calendar day that exists: 2024-02-29 is one, 2026-02-29 is not. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(value);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
