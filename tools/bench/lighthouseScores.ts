import { promisify } from 'node:util';
import path from 'node:path';
import { execFile } from 'node:child_process';
import { retry } from '../../plugins/gatsby-plugin-first-paint/src/retry';
import { categories, type Category, type LighthouseScores } from './lighthouseChecks';

/** Of what Lighthouse answers, the parts that are read here. */
interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<Category, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
}

/** Points of a page by category, and the audits that cost some outside of performance. */
export function scoresOf(name: string, { categories: found, audits }: LighthouseResult): LighthouseScores {
  const points = (category: Category): number => Math.round(100 * (found[category].score ?? NaN));
  const faults = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => found[category].auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    name,
    performance: points('performance'),
    accessibility: points('accessibility'),
    'best-practices': points('best-practices'),
    seo: points('seo'),
    faults: [...new Set(faults)],
  };
}

/** Lighthouse runs apart, in plain Node: tsx would rewrite what it takes into the page. */
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
 * Asks Lighthouse, with its mobile settings and a browser of its own. It fails itself now and then, with no first moment in its record of a page that it has loaded.
 * @param chromium the program
 * @throws where the page does not load, thrice
 */
export const lighthouseScores = async ({ name, ...page }: { address: string; name: string; chromium: string }): Promise<LighthouseScores> =>
  scoresOf(name, await retry(() => visit(page)));
