import path from 'node:path';
import fs from 'node:fs';

/** Seconds by the name of a step. */
export type Times = Readonly<Record<string, number>>;

/** Stands where `npm ci` and the hand that clears caches remove it: then the times written in the code serve. */
const file = path.join('node_modules', '.cache', 'usual-times.json');

function kept(folder: string): Readonly<Record<string, Times>> {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Record<string, Times>;
  } catch {
    return {};
  }
}

/** How long the steps of some work took the last time on this machine; else what is usual on two cores. */
export const usualTimes = <Usual extends Times>(work: string, usual: Usual, folder = process.cwd()): Usual => ({ ...usual, ...kept(folder)[work] });

/** Keeps them for the next time. Whether it can is no matter. */
export function keepTimes(work: string, times: Times, folder = process.cwd()): void {
  try {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), `${JSON.stringify({ ...kept(folder), [work]: times }, null, 2)}\n`);
  } catch {
    // a folder that is read only
  }
}
