/** Whole days, hours and minutes, each below the next larger one. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

const minute = 60_000;

/** How long it is until a moment, in whole minutes, a begun one not counted; null once it has passed. Hours pass on a stopwatch, whatever clocks show. */
export function timeLeft(now: Date, until: Date): TimeLeft | null {
  const left = until.getTime() - now.getTime();
  if (left < 0) return null;
  const minutes = Math.floor(left / minute);
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
