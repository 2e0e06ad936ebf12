import fs from 'node:fs';
import { environment } from '../../src/environment';
import { installDebian } from '../system/debian';
import { candidatePaths, canRun } from '../system/findProgram';
import { answerHelp } from '../system/commandOptions';
import { runTool } from '../system/run';

// npm run test:browsers

/** The path of a Firefox on this machine: FIREFOX_PATH, or an installed one. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH: named } = environment().values;
  const candidates = named ? [named] : [...candidatePaths(['firefox-esr', 'firefox']), '/Applications/Firefox.app/Contents/MacOS/firefox'];
  return candidates.find((candidate) => canRun(candidate, ['--version']));
}

/** Finds a Firefox, or installs Debian's. */
export function obtainFirefox(): string {
  const found = findFirefox() ?? (installDebian(['firefox-esr']) ? findFirefox() : undefined);
  if (found) return found;
  throw new Error('No Firefox was found, and none could be installed: `sudo apt-get install firefox-esr`, or name one that is there by FIREFOX_PATH.');
}

export interface WebKit {
  /** Debian's WebKitWebDriver, which starts its own small browser. */
  readonly driver: string;
  /** Xvfb, a virtual display. */
  readonly screen: string;
}

/** WebKit's driver and a virtual display, if this machine has both. */
function findWebKit(): WebKit | undefined {
  const driver = candidatePaths(['WebKitWebDriver']).find((candidate) => canRun(candidate, ['--help']));
  const screen = candidatePaths(['Xvfb']).find((candidate) => canRun(candidate, ['-help']));
  return driver && screen ? { driver, screen } : undefined;
}

/** Finds WebKit and a virtual display, or installs Debian's. */
export function obtainWebKit(): WebKit {
  const found = findWebKit() ?? (installDebian(['webkit2gtk-driver', 'xvfb']) ? findWebKit() : undefined);
  if (found) return found;
  throw new Error('No WebKit was found, and none could be installed: `sudo apt-get install webkit2gtk-driver xvfb`.');
}

/** Finds the screen reader Orca with its dependencies and a Firefox, or installs Debian's. */
export function obtainScreenReader() {
  const isThere = () => ['orca', 'Xvfb', 'dbus-daemon', 'xdotool'].every((name) => candidatePaths([name]).some((file) => fs.existsSync(file)));
  if (!isThere()) installDebian(['orca', 'at-spi2-core', 'xvfb', 'dbus', 'xdotool']);
  if (!isThere()) throw new Error('No Orca was found, and none could be installed: `sudo apt-get install orca at-spi2-core xvfb dbus xdotool`.');
  return { firefox: obtainFirefox(), screen: candidatePaths(['Xvfb']).find((file) => fs.existsSync(file)) ?? 'Xvfb' };
}

const browsers: readonly { readonly project: string; readonly obtain: () => unknown }[] = [
  { project: 'firefox', obtain: obtainFirefox },
  { project: 'webkit', obtain: obtainWebKit },
  { project: 'screen reader', obtain: obtainScreenReader },
];

/** The browsers that are available on this machine; prints why one is not. */
function available(): string[] {
  return browsers
    .filter(({ project, obtain }) => {
      try {
        obtain();
        return true;
      } catch (error) {
        console.log(`Skipped: ${project}. ${error instanceof Error ? error.message : String(error)}`);
        return false;
      }
    })
    .map(({ project }) => project);
}

/** Runs the tests. @returns an exit code; 0 if no browser is available */
export async function testBrowsers(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const projects = available();
  if (projects.length === 0) return 0;
  return runTool(['playwright', 'test', '--config', 'playwright.browsers.config.ts', ...projects.map((project) => `--project=${project}`), ...args], { env });
}

if (require.main === module) {
  answerHelp(`npm run test:browsers -- [arguments of playwright test], after npm run build: the main journeys in Firefox and WebKit, and by Orca, a screen reader, where they are installed or
Debian's packages can be

  FIREFOX_PATH   another Firefox`);
  void testBrowsers(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });
}
