import path from 'node:path';
import fs from 'node:fs';

/** Seconds by title of a step. */
export type Times = Readonly<Record<string, number>>;

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
