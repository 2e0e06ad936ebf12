import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { showSteps } from '../progress/showSteps';
import { durationInWords, eachSecond, keepTimes, leftInWords, usualTimes } from '../progress/times';
import { commandOptions } from '../system/commandOptions';
import { toolFile } from '../system/run';

// npm run check. The output of the parts that failed is printed at the end.

interface Part {
  readonly title: string;
  readonly tool: readonly [string, ...string[]];
}

const parts: readonly Part[] = [
  { title: 'Types', tool: ['tsc', '--noEmit', '--pretty'] },
  { title: 'Types of the service worker', tool: ['tsc', '--noEmit', '--pretty', '--project', 'src/offline'] },
  { title: 'Lint', tool: ['eslint', '.', '--max-warnings', '0', '--color'] },
  { title: 'Formatting', tool: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { title: 'Content', tool: ['tsx', 'tools/content/checkContent.ts'] },
];

/** Seconds on two cores, running together. */
const onTwoCores = { Types: 45, 'Types of the service worker': 10, Lint: 110, Formatting: 60, Content: 20 };

/** Runs a tool and captures its output. */
async function capture([name, ...args]: Part['tool']): Promise<{ code: number; output: string }> {
  const tool = spawn(process.execPath, [toolFile(name), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [tool.stdout, tool.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const [code] = (await once(tool, 'close')) as [number | null];
  return { code: code ?? 1, output };
}

/** @returns whether all parts passed */
export async function check(): Promise<boolean> {
  const usual: Readonly<Record<string, number>> = usualTimes('check', onTwoCores);
  const times: Record<string, number> = {};
  const failed: { readonly title: string; readonly output: string }[] = [];
  console.log(`${parts.map(({ title }) => title).join(', ')}, side by side: ${durationInWords(Math.max(...Object.values(usual)))}`);
  const passed = await showSteps(
    parts.map(({ title, tool }) => ({
      title,
      run: async (report) => {
        const start = performance.now();
        const elapsed = () => (performance.now() - start) / 1000;
        const { code, output } = await eachSecond(() => report(leftInWords((usual[title] ?? 0) - elapsed())), capture(tool));
        times[title] = Math.round(elapsed());
        if (code === 0) return;
        failed.push({ title, output });
        throw new Error(title);
      },
    })),
    { concurrent: true },
  );
  for (const { title, output } of failed) console.log(`\n━━ ${title}\n${output.trim()}`);
  if (passed) keepTimes('check', times);
  return passed;
}

if (require.main === module) {
  commandOptions({ usage: 'npm run check: types, lint, formatting and content at the same time' });
  void check().then((passed) => {
    process.exitCode = passed ? 0 : 1;
  });
}
