import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import type { BuildReport } from './build/buildReport';
import type { LighthouseScores } from './lighthouseChecks';
import type { RouteReport } from './pages/routeReport';

/** Where and when something was measured. */
export interface Occasion {
  /** The day, YYYY-MM-DD, by UTC. */
  readonly day: string;
  readonly cores: number;
  readonly processor: string;
  /** GiB. */
  readonly memory: number;
}

/** What each benchmark measured when it last ran to its end. */
export interface LastRuns {
  readonly pages?: Occasion & { readonly routes: readonly RouteReport[] };
  readonly build?: Occasion & BuildReport;
  readonly lighthouse?: Occasion & { readonly scores: readonly LighthouseScores[] };
}

/** Outside of the project: a benchmark changes nothing in it. */
export const lastRunFile = path.join(os.tmpdir(), 'costa-ipe-bench.json');

/** JSON knows no NaN, which stands for what could not be measured: it is written as null. */
const withNaN = (_: string, value: unknown): unknown => (value === null ? NaN : value);

export const readLastRuns = (): LastRuns => (fs.existsSync(lastRunFile) ? (JSON.parse(fs.readFileSync(lastRunFile, 'utf8'), withNaN) as LastRuns) : {});

export const thisOccasion = (): Occasion => ({
  day: new Date().toISOString().slice(0, 10),
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model.trim() ?? 'unknown processor',
  memory: Math.round(os.totalmem() / 2 ** 30),
});

/** Keeps what one benchmark measured, beside the last runs of the others. */
export function keepLastRun(run: LastRuns): void {
  fs.writeFileSync(lastRunFile, `${JSON.stringify({ ...readLastRuns(), ...run }, undefined, 2)}\n`);
}
