import { runTool } from '../system/run';
import { obtainFirefox } from './firefox';
import { obtainWebKit } from './webKit';

// npm run test:browsers: the main journeys on a built site in Firefox and WebKit, if they are installed or Debian's can be.

const browsers: readonly { readonly project: string; readonly obtain: () => unknown }[] = [
  { project: 'firefox', obtain: obtainFirefox },
  { project: 'webkit', obtain: obtainWebKit },
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

if (require.main === module)
  void testBrowsers(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });
