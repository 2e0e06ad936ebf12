import fs from 'node:fs';
import { environment } from '../../src/environment';
import { candidatePaths, canRun, obtain } from '../system/programs';
import { answerHelp } from '../system/commandOptions';
import { runTool } from '../system/run';

// npm run test:browsers

/** The path of a Firefox on this machine: FIREFOX_PATH, or an installed one. */
export function findFirefox(): string | undefined {
  const { FIREFOX_PATH: named } = environment().values;
  const candidates = named ? [named] : [...candidatePaths(['firefox-esr', 'firefox']), '/Applications/Firefox.app/Contents/MacOS/firefox'];
  return candidates.find((candidate) => canRun(candidate));
}

export const obtainFirefox = (): string =>
  obtain(findFirefox, { name: 'Firefox', packages: ['firefox-esr'], otherwise: ', or name one that is there by FIREFOX_PATH' });

/** Xvfb, a virtual display. */
const findScreen = (): string | undefined => candidatePaths(['Xvfb']).find((candidate) => canRun(candidate, ['-help']));

/** WebKit's driver, which starts its own small browser, and a virtual display, if this machine has both. */
function findWebKit() {
  const driver = candidatePaths(['WebKitWebDriver']).find((candidate) => canRun(candidate, ['--help']));
  const screen = findScreen();
  return driver && screen ? { driver, screen } : undefined;
}
export type WebKit = NonNullable<ReturnType<typeof findWebKit>>;

export const obtainWebKit = (): WebKit => obtain(findWebKit, { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] });

/** Whether the screen reader Orca is there, with its dependencies and a virtual display. */
const hasOrca = () => ['orca', 'dbus-daemon', 'xdotool'].every((name) => candidatePaths([name]).some((file) => fs.existsSync(file)));

export const obtainScreenReader = () => ({
  screen: obtain(() => (hasOrca() ? findScreen() : undefined), { name: 'Orca', packages: ['orca', 'at-spi2-core', 'xvfb', 'dbus', 'xdotool'] }),
  firefox: obtainFirefox(),
});

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
