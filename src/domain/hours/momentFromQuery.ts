import { isPlainDate } from '../stay/plainDate';
import { momentParameters, type AskedMoment } from './askedMoment';

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
