import { promisify } from 'node:util';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { retry } from '../../plugins/gatsby-plugin-first-paint/src/retry';
import type { Check } from './checks';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** Lighthouse's mobile scores of a page, 0 to 100; NaN where it gives none. */
export interface LighthouseScores extends Readonly<Record<Category, number>> {
  readonly name: string;
  /** Audits that cost points outside of performance. */
  readonly faults: readonly string[];
}

/** Limits of Lighthouse's scores (docs/performance.md), as points below 100. */
export const lighthouseChecks: readonly Check<LighthouseScores>[] = categories.map((category) => ({
  label: `Lighthouse, ${category}: ${category === 'performance' ? '99 or more' : '100'}`,
  value: (scores) => 100 - scores[category],
  max: category === 'performance' ? 1 : 0,
  unit: 'points lacking',
}));

/** A row per page, with its scores. */
export const scoreRows = (all: readonly LighthouseScores[]): string[][] => [
  ['Page', ...categories, 'Faults'],
  ...all.map((scores) => [scores.name, ...categories.map((category) => scores[category].toFixed()), scores.faults.join(', ')]),
];

/** The parts of Lighthouse's result that are read here. */
interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<Category, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
}

/** The scores of a page by category, and the failed audits of all categories but performance. */
export function scoresOf(name: string, { categories: found, audits }: LighthouseResult): LighthouseScores {
  const points = (category: Category): number => Math.round(100 * (found[category].score ?? NaN));
  const faults = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  const scores = Object.fromEntries(categories.map((category) => [category, points(category)])) as Record<Category, number>;
  return { name, ...scores, faults: [...new Set(faults)] };
}

/** Runs Lighthouse in plain Node: tsx would rewrite the functions that it evaluates in the page. */
async function visit({ address, chromium }: { address: string; chromium: string }): Promise<LighthouseResult> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.resolve('node_modules/lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 2 ** 28 },
  );
  const result = JSON.parse(stdout) as LighthouseResult;
  if (result.runtimeError) throw new Error(`Lighthouse could not visit ${address}: ${result.runtimeError.message}`);
  return result;
}

/**
 * Runs Lighthouse with its mobile settings. It occasionally fails on a page that has loaded (“no first paint in the trace”), so it is retried.
 * @param chromium path of the browser
 * @throws when all tries fail
 */
export const lighthouseScores = async ({ name, ...page }: { address: string; name: string; chromium: string }): Promise<LighthouseScores> =>
  scoresOf(name, await retry(() => visit(page)));
