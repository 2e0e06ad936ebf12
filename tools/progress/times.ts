import path from 'node:path';
import fs from 'node:fs';

/** Seconds by title of a step. */
type Times = Readonly<Record<string, number>>;

/** In a cache folder: once it is deleted, the defaults in the code apply. */
const file = path.join('node_modules', '.cache', 'usual-times.json');

function readTimes(folder: string): Readonly<Record<string, Times>> {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Record<string, Times>;
  } catch {
    return {};
  }
}

/** How long each step took in the last run on this machine; `usual` for steps without one. */
export const usualTimes = <Usual extends Times>(work: string, usual: Usual, folder = process.cwd()): Usual => ({ ...usual, ...readTimes(folder)[work] });

/** Saves the times for the next run. Failing to is harmless. */
export function keepTimes(work: string, times: Times, folder = process.cwd()): void {
  try {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `${JSON.stringify({ ...readTimes(folder), [work]: times }, null, 2)}\n`);
  } catch {
    // read-only folder
  }
}

/** A duration to a tenth of a second, such as `3.2 s`. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The remaining time, rounded: `about 3 min left`; none is promised once the usual time has passed. */
export function leftInWords(secondsLeft: number): string {
  if (secondsLeft >= 90) return `about ${Math.round(secondsLeft / 60)} min left`;
  if (secondsLeft < 0) return 'longer than usual';
  if (secondsLeft > 10) return `about ${Math.ceil(secondsLeft / 10) * 10} s left`;
  return 'a few seconds left';
}

/** An expected duration, rounded: `about 50 s`. @param expected seconds */
export const durationInWords = (expected: number): string =>
  expected >= 90 ? `about ${Math.round(expected / 60)} min` : `about ${Math.max(1, Math.ceil(expected / 10)) * 10} s`;

/** Calls `act` now and every second until `work` has settled; resolves to the result of `work`. */
export async function eachSecond<Result>(act: () => void, work: Promise<Result>): Promise<Result> {
  act();
  const timer = setInterval(act, 1000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}
