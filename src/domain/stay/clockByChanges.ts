import { minutesOfTime } from '../hours/minutesOfTime';
import type { ClockChanges } from './clockChanges';
import type { WallClock } from './wallClock';

/** What calendar and clock show at an instant, by the changes of a zone's clocks; null for an instant that they say nothing of. */
export function clockByChanges(instant: Date, { changes, until }: ClockChanges): WallClock | null {
  const time = instant.getTime();
  const last = changes.filter(({ from }) => from <= time).at(-1);
  if (!last || time >= until) return null;
  const shown = new Date(time + last.minutes * 60_000).toISOString();
  return { date: shown.slice(0, 10), minutes: minutesOfTime(shown.slice(11, 16)) };
}
