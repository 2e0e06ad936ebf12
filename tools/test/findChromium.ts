import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { placesOf, starts } from '../system/findProgram';
import { installDebian } from '../system/installDebian';

// npm run test:e2e, npm test: a browser for the tests. Prints its path.

/** The headless shell first, as in Playwright itself: without a window's own pages and compositor, journeys take half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** Whether it is there and starts: one that lacks a system library does not. */
const runs = (program: string): boolean => starts(program, ['--version']);

/** The path of a Chromium on this machine: the one that CHROMIUM_PATH names, Playwright's own, or an installed one. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!runs(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`);
    return named;
  }
  return [chromium.executablePath(), ...placesOf(names), ...elsewhere].find(runs);
}

/** Lets Playwright fetch its own; what that prints goes to our error stream, since ours carries the path. */
function fetchPlaywrights(): boolean {
  console.error('Chromium: trying Playwright’s own download …');
  const { status } = spawnSync(path.resolve('node_modules', '.bin', 'playwright'), ['install', 'chromium'], {
    stdio: ['ignore', 2, 2],
    timeout: 5 * 60_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  return status === 0;
}

/** Finds a Chromium, or installs one: Playwright's own where its download works, else Debian's package when we may. */
export function obtainChromium(): string {
  const found =
    findChromium() ??
    (fetchPlaywrights() ? findChromium() : undefined) ??
    (installDebian(['chromium-headless-shell'], { recommended: true }) ? findChromium() : undefined);
  if (found) return found;
  throw new Error(
    [
      'No Chromium was found, and none could be installed. The end-to-end tests need one. Either',
      '  · install it: `sudo apt-get install chromium-headless-shell`, or Google Chrome; or',
      '  · let Playwright fetch its own, with the system libraries it needs: `npx playwright install --with-deps chromium`; or',
      '  · name one that is there: `CHROMIUM_PATH=/path/to/chrome npm test`.',
    ].join('\n'),
  );
}

if (require.main === module)
  try {
    console.log(obtainChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
