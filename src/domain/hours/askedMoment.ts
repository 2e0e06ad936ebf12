import { queryText } from '../pages/query';
import { isPlainDate, type PlainDate } from '../stay/plainDate';

/** What a guest wants to know of a visit: which day, and perhaps at what hour. */
export interface AskedMoment {
  /** null: today. */
  readonly day: PlainDate | null;
  /** HH:MM in the hotel's zone; null: the whole day. */
  readonly time: string | null;
}

/** The address parameters that hold it: `?dia=2026-12-24&hora=21:00`. */
export const momentParameters = { day: 'dia', time: 'hora' } as const;

const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * The day and the hour that an address asks for. What is missing, or is no day or hour, is not asked.
 * @param search the query, with or without its question mark
 */
export function momentFromQuery(search: string): AskedMoment {
  const query = new URLSearchParams(search);
  const day = query.get(momentParameters.day);
  const time = query.get(momentParameters.time);
  return { day: isPlainDate(day) ? day : null, time: time !== null && isTime(time) ? time : null };
}

/**
 * The query that asks for a day and an hour, with its question mark where there is any; other parameters of the address stay.
 * @param search the query of the address so far
 */
export function momentToQuery(moment: AskedMoment, search = ''): string {
  const query = new URLSearchParams(search);
  for (const part of ['day', 'time'] as const) {
    const asked = moment[part];
    if (asked === null) query.delete(momentParameters[part]);
    else query.set(momentParameters[part], asked);
  }
  return queryText(query);
}
