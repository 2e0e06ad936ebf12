import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { buildSite } from '../build/buildSite';
import { obtainNginx } from '../hosting/startNginx';
import { mockBookingPort } from '../serve/mockBookingEngine';
import { formsPath, mockFormsPort } from '../serve/mockFormsService';
import { commandOptions } from '../system/commandOptions';
import { runTool } from '../system/run';
import { check } from './check';
import { obtainChromium } from './findChromium';
import { testBrowsers } from './testBrowsers';
import { testHotels } from './testHotels';

// npm test, test:full and test:content (CONTRIBUTING.md, Tests). The quickest checks are first; all stop at the first step that fails.

const options = commandOptions({
  usage: `npm test, npm run test:full, npm run test:content: every check and test; stops at the first step that fails

  --full      all of them, on all pages, in all browsers; so does FULL=1
  --content   those that hold whatever the content is`,
  options: { full: { type: 'boolean', default: false }, content: { type: 'boolean', default: false } },
});

const full = options.full || process.env.FULL === '1';
// read by tests/support/sampling.ts
process.env.FULL = full ? '1' : '';
/** After a change of `content/` only: the code was tested with other content. */
const onlyContent = options.content;

/** The end-to-end tests for any content. @throws if one is missing: Playwright would not report it */
function testsOfContent(): string[] {
  const files = ['accessibility', 'layout', 'pages', 'policy', 'print', 'seo', 'weight', 'textOnPictures'].map((name) => `tests/e2e/${name}.spec.ts`);
  const missing = files.filter((file) => !fs.existsSync(file));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}: correct its name in tools/test/test.ts.`);
  return files;
}

/** An exit code, and how many tests passed and failed. */
interface Outcome {
  readonly code: number;
  readonly passed?: number;
  readonly failed?: number;
}

interface Step {
  readonly headline: string;
  readonly run: () => Promise<Outcome> | Outcome;
  /** In the full run only. */
  readonly onlyFull?: boolean;
}

/** A duration to a tenth of a second. */
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));

/** Reads the counts of a test report; undefined if there is none. */
const read = (file: string): unknown => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);

/** Builds the site with booking links and forms that lead to mocks. */
async function build(): Promise<Outcome> {
  // encoded in this process; the published site is encoded with more effort
  if (!full) process.env.AVIF_EFFORT = '0';
  const env = {
    GATSBY_BOOKING_HOST: `http://127.0.0.1:${mockBookingPort()}`,
    GATSBY_FORMS_ENDPOINT: `http://127.0.0.1:${mockFormsPort()}${formsPath}`,
    GATSBY_TELEMETRY_DISABLED: '1',
  };
  return { code: await buildSite({ env }) };
}

/** Bundling keeps one core busy, and so do the last unit tests. The test results are printed after the build. */
async function unitTestsBesideBuild(): Promise<Outcome> {
  const [logFile, reportFile] = [path.join(reports, 'jest.log'), path.join(reports, 'jest.json')];
  const log = fs.openSync(logFile, 'w');
  // first, since the build changes the environment
  const units = runTool(['jest', '--json', `--outputFile=${reportFile}`], { log });
  const codes = [(await build()).code, await units];
  fs.closeSync(log);
  console.log(`\n${fs.readFileSync(logFile, 'utf8').trim()}`);
  // `numRuntimeErrorTestSuites`: files that could not be loaded
  const report = read(reportFile) as Readonly<Record<'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites', number>> | undefined;
  return { code: Math.max(...codes), passed: report?.numPassedTests, failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0) };
}

/** Runs Playwright. @param run receives arguments for it, and its environment */
async function playwright(run: (args: readonly string[], env: Readonly<Record<string, string>>) => Promise<number>): Promise<Outcome> {
  const file = path.join(reports, 'playwright.json');
  fs.rmSync(file, { force: true });
  const code = await run(['--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  // `errors`: those outside of tests
  const report = read(file) as
    { readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky', number>>; readonly errors: readonly unknown[] } | undefined;
  return { code, ...(report && { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected + report.errors.length }) };
}

const projects = full ? [] : ['chromium', ...(onlyContent ? [] : ['specification', 'field'])].map((name) => `--project=${name}`);

const allSteps: readonly Step[] = [
  onlyContent
    ? { headline: 'Content', run: async () => ({ code: await runTool(['tsx', 'tools/content/checkContent.ts']) }) }
    : { headline: 'Types, lint, formatting, content', run: () => ({ code: check() ? 0 : 1 }) },
  {
    headline: 'A Chromium for the end-to-end tests',
    run: () => {
      process.env.CHROMIUM_PATH = obtainChromium();
      console.log(process.env.CHROMIUM_PATH);
      return { code: 0 };
    },
  },
  {
    headline: 'An nginx for the hosting tests',
    onlyFull: true,
    run: () => {
      // Without nginx its tests are skipped; everything else still runs.
      try {
        console.log(obtainNginx().program);
      } catch (error) {
        console.log(error instanceof Error ? error.message : error);
      }
      return { code: 0 };
    },
  },
  onlyContent ? { headline: 'Build', run: build } : { headline: 'Build, with the unit tests beside it', run: unitTestsBesideBuild },
  {
    headline: 'End-to-end tests',
    run: () => playwright((args, env) => runTool(['playwright', 'test', ...projects, ...(onlyContent ? testsOfContent() : []), ...args], { env })),
  },
  { headline: 'Other hotels', onlyFull: true, run: () => playwright(testHotels) },
  { headline: 'Firefox and WebKit', onlyFull: true, run: () => playwright(testBrowsers) },
];

const steps = allSteps.filter(({ onlyFull = false }) => full || !onlyFull);

async function main(): Promise<void> {
  const start = performance.now();
  let passed = 0;
  let failed = 0;
  for (const [index, { headline, run }] of steps.entries()) {
    console.log(`\n━━ ${index + 1}/${steps.length} ${headline}`);
    const began = performance.now();
    const outcome = await Promise.resolve()
      .then(run)
      .catch((error: unknown): Outcome => {
        console.error(error instanceof Error ? error.message : error);
        return { code: 1 };
      });
    const succeeded = outcome.code === 0;
    passed += outcome.passed ?? 0;
    // A failed step without failed tests, such as the build, counts as one.
    failed += succeeded ? 0 : Math.max(1, outcome.failed ?? 0);
    console.log(`${succeeded ? '✓' : '✗'} ${headline}: ${succeeded ? 'passed' : 'FAILED; later steps were not run'} (${seconds(performance.now() - began)})`);
    if (!succeeded) {
      process.exitCode = 1;
      break;
    }
  }
  fs.rmSync(reports, { recursive: true, force: true });
  console.log(`\nTotal: ${seconds(performance.now() - start)}`);
  console.log(`${passed} passed, ${failed} failed`);
}

if (require.main === module) void main();
