import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import type { BuildReport } from './build/buildReport';
import type { LighthouseScores } from './lighthouse';
import type { RouteReport } from './pages/routeReport';

/** When and on what machine something was measured. */
export interface RunContext {
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
  readonly cores: number;
  readonly processor: string;
  /** GiB. */
  readonly memory: number;
}

/** The results of each benchmark's last complete run. */
export interface LastRuns {
  readonly pages?: RunContext & { readonly routes: readonly RouteReport[] };
  readonly build?: RunContext & BuildReport;
  readonly lighthouse?: RunContext & { readonly scores: readonly LighthouseScores[] };
}

/** Outside the project, which a benchmark does not change. */
const lastRunFile = path.join(os.tmpdir(), 'costa-ipe-bench.json');

/** Reviver: NaN (not measured) is written to JSON as null. */
const nullToNaN = (_: string, value: unknown): unknown => (value === null ? NaN : value);

export const readLastRuns = (): LastRuns => (fs.existsSync(lastRunFile) ? (JSON.parse(fs.readFileSync(lastRunFile, 'utf8'), nullToNaN) as LastRuns) : {});

const currentRunContext = (): RunContext => ({
  day: new Date().toISOString().slice(0, 10),
  cores: os.availableParallelism(),
  processor: os.cpus()[0]?.model.trim() ?? 'unknown processor',
  memory: Math.round(os.totalmem() / 2 ** 30),
});

/** Saves the results of one benchmark, with day and machine, and keeps those of the others. */
export function keepLastRun<Name extends keyof LastRuns>(name: Name, results: Omit<NonNullable<LastRuns[Name]>, keyof RunContext>): void {
  const runs = { ...readLastRuns(), [name]: { ...results, ...currentRunContext() } };
  fs.writeFileSync(lastRunFile, `${JSON.stringify(runs, undefined, 2)}\n`);
  console.error(`Saved to ${lastRunFile}`); // stdout carries the figures
}
