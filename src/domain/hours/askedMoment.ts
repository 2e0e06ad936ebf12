import { changedQuery } from '../pages/query';
import { isPlainDate, type PlainDate } from '../time/plainDate';

/** The day, and perhaps the time, whose opening hours a guest asks for. */
export interface AskedMoment {
  /** null: today. */
  readonly day: PlainDate | null;
  /** HH:MM in the hotel's zone; null: the whole day. */
  readonly time: string | null;
}

/** The query parameters for it: `?dia=2026-12-24&hora=21:00` (docs/hotel-rules.md 7.5). */
const momentParameters = { day: 'dia', time: 'hora' } as const;

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * The day and the time in a query; null for each that is missing or invalid.
 * @param search the query, with or without its question mark
 */
export function momentFromQuery(search: string): AskedMoment {
  const query = new URLSearchParams(search);
  const day = query.get(momentParameters.day);
  const time = query.get(momentParameters.time);
  return { day: isPlainDate(day) ? day : null, time: time !== null && isTime(time) ? time : null };
}

/**
 * The query for a day and a time, with its question mark where it is not empty; other parameters stay.
 * @param search the present query
 */
export const momentToQuery = ({ day, time }: AskedMoment, search = ''): string =>
  changedQuery(search, { [momentParameters.day]: day, [momentParameters.time]: time });
