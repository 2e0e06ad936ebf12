import { queryState } from '../pages/queryState';
import { isPlainDate, type PlainDate } from '../time/plainDate';

export interface RequestedTime {
  /** null: today. */
  readonly day: PlainDate | null;
  /** HH:MM in the hotel's zone; null: the whole day. */
  readonly time: string | null;
}

/** The query `?dia=2026-12-24&hora=21:00` (docs/hotel-rules.md 7.5); invalid values are ignored. */
export const requestedTimeQuery = queryState<RequestedTime>({
  day: ['dia', (text) => (isPlainDate(text) ? text : null)],
  time: ['hora', (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text ?? '') ? text : null)],
});
