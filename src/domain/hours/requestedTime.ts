import { changedQuery } from '../pages/query';
import { isPlainDate, type PlainDate } from '../time/plainDate';

/** The day, and perhaps the time, whose opening hours a guest asks for. */
export interface RequestedTime {
  /** null: today. */
  readonly day: PlainDate | null;
  /** HH:MM in the hotel's zone; null: the whole day. */
  readonly time: string | null;
}

/** The query parameters for it: `?dia=2026-12-24&hora=21:00` (docs/hotel-rules.md 7.5). */
const requestedTimeParameters = { day: 'dia', time: 'hora' } as const;

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * The day and the time in a query; null for each that is missing or invalid.
 * @param search the query, with or without its question mark
 */
export function requestedTimeFromQuery(search: string): RequestedTime {
  const query = new URLSearchParams(search);
  const day = query.get(requestedTimeParameters.day);
  const time = query.get(requestedTimeParameters.time);
  return { day: isPlainDate(day) ? day : null, time: time !== null && isTime(time) ? time : null };
}

/**
 * The query for a day and a time, with its question mark where it is not empty; other parameters stay.
 * @param search the present query
 */
export const requestedTimeToQuery = ({ day, time }: RequestedTime, search = ''): string =>
  changedQuery(search, { [requestedTimeParameters.day]: day, [requestedTimeParameters.time]: time });
