import { queryState } from '../pages/queryState';
import { isPlainDate, type PlainDate } from '../time/plainDate';

/** The day, and perhaps the time, whose opening hours a guest asks for. */
export interface RequestedTime {
  /** null: today. */
  readonly day: PlainDate | null;
  /** HH:MM in the hotel's zone; null: the whole day. */
  readonly time: string | null;
}

/** Its query, `?dia=2026-12-24&hora=21:00` (docs/hotel-rules.md 7.5); what is invalid is not asked for. */
export const requestedTimeQuery = queryState<RequestedTime>({
  day: ['dia', (text) => (isPlainDate(text) ? text : null)],
  time: ['hora', (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '') ? text : null)],
});
