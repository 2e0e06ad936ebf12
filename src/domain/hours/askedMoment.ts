import type { PlainDate } from '../stay/plainDate';

/** What a guest wants to know of a visit: which day, and perhaps at what hour. */
export interface AskedMoment {
  /** null: today. */
  readonly day: PlainDate | null;
  /** HH:MM in the hotel's zone; null: the whole day. */
  readonly time: string | null;
}

/** The address parameters that hold it: `?dia=2026-12-24&hora=21:00`. */
export const momentParameters = { day: 'dia', time: 'hora' } as const;
