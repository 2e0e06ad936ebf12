import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { environment } from '../../src/environment';
import { candidatePaths, canRun, installDebian } from '../system/programs';
import { toolFile } from '../system/run';

// Finds or installs a Chromium for the tests. Run as a program, it prints the path.

/** Chromium without its window, as in Playwright: it takes half of the processor time for the same pages. */
const shell = 'chromium-headless-shell';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** The path of a Chromium on this machine: CHROMIUM_PATH, Playwright's, or an installed one. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH: named } = environment().values;
  if (named) {
    if (!canRun(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`);
    return named;
  }
  return [chromium.executablePath(), ...candidatePaths([shell, ...browsers]), ...macApps].find((program) => canRun(program));
}

/** Lets Playwright download its Chromium. Output is on stderr, since stdout contains the path. */
function downloadWithPlaywright(): boolean {
  console.error('Chromium: trying Playwright’s own download …');
  const { status } = spawnSync(process.execPath, [toolFile('playwright'), 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
    timeout: 5 * 60_000,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  return status === 0;
}

/**
 * Finds a Chromium, or installs one: Playwright's if its download works, else Debian's package if we are root. If a complete browser is found, Debian's
 * headless shell is installed too.
 */
export function obtainChromium(): string {
  const there = findChromium();
  const isWhole = there !== undefined && !environment().values.CHROMIUM_PATH && candidatePaths(browsers).includes(there);
  const found =
    (isWhole && installDebian([shell]) ? findChromium() : there) ??
    (downloadWithPlaywright() ? findChromium() : undefined) ??
    (installDebian([shell], { recommended: true }) ? findChromium() : undefined);
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
