import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { buildSite } from '../build/buildSite';
import { obtainNginx } from '../hosting/findNginx';
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
/** After a change of `content/` only: the code was tested with other content. */
const onlyContent = options.content;

/** The end-to-end tests for any content. @throws if one is missing: Playwright would not report it */
function testsOfContent(): string[] {
  const files = ['accessibility', 'layout', 'pages', 'policy', 'print', 'seo', 'weight', 'textOnPictures'].map((name) => `tests/e2e/${name}.spec.ts`);
  const missing = files.filter((file) => !fs.existsSync(file));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}: correct its name in tools/test/test.ts.`);
  return files;
}

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly headline: string;
  /** @returns an exit code */
  readonly run: () => Promise<number> | number;
  /** Tests passed and failed, once it has run. */
  readonly counts?: () => Counts;
  /** In the full run only. */
  readonly onlyFull?: boolean;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Test files that could not be loaded. */
  readonly numRuntimeErrorTestSuites: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  /** Errors outside of tests. */
  readonly errors: readonly unknown[];
}

/** A duration to a tenth of a second. */
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** The environment of the build: booking links and forms lead to mocks. */
const withMocks = () => ({
  GATSBY_BOOKING_HOST: `http://127.0.0.1:${mockBookingPort()}`,
  GATSBY_FORMS_ENDPOINT: `http://127.0.0.1:${mockFormsPort()}${formsPath}`,
  GATSBY_TELEMETRY_DISABLED: '1',
});
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'test-reports-'));
const jestReport = path.join(reports, 'jest.json');
const playwrightReport = path.join(reports, 'playwright.json');
const hotelsReport = path.join(reports, 'hotels.json');
const browsersReport = path.join(reports, 'browsers.json');

const read = (file: string): unknown => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);

const listAndJson = '--reporter=list,json';

function countsOfPlaywright(file: string): Counts {
  const report = read(file) as PlaywrightReport | undefined;
  return { passed: (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0), failed: (report?.stats.unexpected ?? 0) + (report?.errors.length ?? 0) };
}

let chromium = '';

/** Read by tests/support/sampling.ts. */
const scope = { FULL: full ? '1' : '' };

/** @returns an exit code */
function build(): Promise<number> {
  // encoded in this process; the published site is encoded with more effort
  if (!full) process.env.AVIF_EFFORT = '0';
  return buildSite({ env: withMocks() });
}

/** Bundling keeps one core busy, and so do the last unit tests. The test results are printed after the build. @returns an exit code */
async function unitTestsBesideBuild(): Promise<number> {
  const logFile = path.join(reports, 'jest.log');
  const log = fs.openSync(logFile, 'w');
  // first, since the build changes the environment
  const units = runTool(['jest', '--json', `--outputFile=${jestReport}`], { env: scope, log });
  const codes = [await build(), await units];
  fs.closeSync(log);
  console.log(`\n${fs.readFileSync(logFile, 'utf8').trim()}`);
  return Math.max(...codes);
}

const allSteps: readonly Step[] = [
  onlyContent
    ? { headline: 'Content', run: () => runTool(['tsx', 'tools/content/checkContent.ts']) }
    : { headline: 'Types, lint, formatting, content', run: () => (check() ? 0 : 1) },
  {
    headline: 'A Chromium for the end-to-end tests',
    run: () => {
      chromium = obtainChromium();
      console.log(chromium);
      return 0;
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
      return 0;
    },
  },
  onlyContent
    ? { headline: 'Build', run: build }
    : {
        headline: 'Build, with the unit tests beside it',
        run: unitTestsBesideBuild,
        counts: () => {
          const report = read(jestReport) as JestReport | undefined;
          return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0) };
        },
      },
  {
    headline: 'End-to-end tests',
    run: () =>
      runTool(
        [
          'playwright',
          'test',
          ...(full ? [] : ['--project=chromium', ...(onlyContent ? [] : ['--project=specification', '--project=field'])]),
          ...(onlyContent ? testsOfContent() : []),
          listAndJson,
        ],
        { env: { ...scope, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport } },
      ),
    counts: () => countsOfPlaywright(playwrightReport),
  },
  {
    headline: 'Other hotels',
    onlyFull: true,
    run: () => testHotels([listAndJson], { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: hotelsReport }),
    counts: () => countsOfPlaywright(hotelsReport),
  },
  {
    headline: 'Firefox and WebKit',
    onlyFull: true,
    run: () => testBrowsers([listAndJson], { PLAYWRIGHT_JSON_OUTPUT_FILE: browsersReport }),
    counts: () => countsOfPlaywright(browsersReport),
  },
];

const steps = allSteps.filter(({ onlyFull = false }) => full || !onlyFull);

/** Runs one step. @returns whether it succeeded */
async function succeeds({ run }: Step): Promise<boolean> {
  try {
    return (await run()) === 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function main(): Promise<void> {
  const start = performance.now();
  let passed = 0;
  let failed = 0;
  for (const [index, step] of steps.entries()) {
    console.log(`\n━━ ${index + 1}/${steps.length} ${step.headline}`);
    const began = performance.now();
    const succeeded = await succeeds(step);
    const counts = step.counts?.();
    passed += counts?.passed ?? 0;
    // A failed step without failed tests, such as the build, counts as one.
    failed += succeeded ? 0 : Math.max(1, counts?.failed ?? 0);
    console.log(
      `${succeeded ? '✓' : '✗'} ${step.headline}: ${succeeded ? 'passed' : 'FAILED; later steps were not run'} (${seconds(performance.now() - began)})`,
    );
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
