import { runTool } from '../system/runTool';
import { obtainFirefox } from './firefox';
import { obtainWebKit } from './webKit';

// npm run test:browsers: the main journeys through a built site in Firefox and in WebKit, where there are such, or where Debian's can be installed.

const browsers: readonly { readonly project: string; readonly obtain: () => unknown }[] = [
  { project: 'firefox', obtain: obtainFirefox },
  { project: 'webkit', obtain: obtainWebKit },
];

/** Which of them can be driven on this machine; says why one cannot. */
function drivable(): string[] {
  return browsers
    .filter(({ project, obtain }) => {
      try {
        obtain();
        return true;
      } catch (error) {
        console.log(`Passed over: ${project}. ${error instanceof Error ? error.message : String(error)}`);
        return false;
      }
    })
    .map(({ project }) => project);
}

/** Runs them; answers an exit code, 0 also where no browser could be had. */
export async function testBrowsers(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  const projects = drivable();
  if (projects.length === 0) return 0;
  return runTool(['playwright', 'test', '--config', 'playwright.browsers.config.ts', ...projects.map((project) => `--project=${project}`), ...words], { env });
}

if (require.main === module)
  void testBrowsers(process.argv.slice(2)).then((code) => {
    process.exitCode = code;
  });
