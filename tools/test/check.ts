import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { eachSecond } from '../progress/eachSecond';
import { durationInWords, leftInWords } from '../progress/inWords';
import { showSteps } from '../progress/showSteps';
import { keepTimes, usualTimes } from '../progress/usualTimes';
import { toolFile } from '../system/runTool';

// npm run check: types, lint, formatting and content, side by side. What a part has to say is told whole once all have ended, if it failed.

interface Part {
  readonly title: string;
  readonly tool: readonly [string, ...string[]];
}

const parts: readonly Part[] = [
  { title: 'Types', tool: ['tsc', '--noEmit', '--pretty'] },
  { title: 'Lint', tool: ['eslint', '.', '--max-warnings', '0', '--color'] },
  { title: 'Formatting', tool: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { title: 'Content', tool: ['tsx', 'tools/content/checkContent.ts'] },
];

/** Seconds on two cores that all four share. */
const onTwoCores = { Types: 45, Lint: 110, Formatting: 60, Content: 20 };

/** Runs a tool and keeps what it says; answers its exit code with that. */
async function listenTo([name, ...words]: Part['tool']): Promise<{ code: number; said: string }> {
  const tool = spawn(toolFile(name), words, { stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let said = '';
  for (const stream of [tool.stdout, tool.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const [code] = (await once(tool, 'close')) as [number | null];
  return { code: code ?? 1, said };
}

/** @returns whether all parts hold */
export async function check(): Promise<boolean> {
  const usual: Readonly<Record<string, number>> = usualTimes('check', onTwoCores);
  const times: Record<string, number> = {};
  const failed: { readonly title: string; readonly said: string }[] = [];
  console.log(`${parts.map(({ title }) => title).join(', ')}, side by side: ${durationInWords(Math.max(...Object.values(usual)))}`);
  const held = await showSteps(
    parts.map(({ title, tool }) => ({
      title,
      run: async (tell) => {
        const start = performance.now();
        const passed = () => (performance.now() - start) / 1000;
        const { code, said } = await eachSecond(() => tell(leftInWords((usual[title] ?? 0) - passed())), listenTo(tool));
        times[title] = Math.round(passed());
        if (code === 0) return;
        failed.push({ title, said });
        throw new Error(title);
      },
    })),
    { sideBySide: true },
  );
  for (const { title, said } of failed) console.log(`\n━━ ${title}\n${said.trim()}`);
  if (held) keepTimes('check', times);
  return held;
}

if (require.main === module)
  void check().then((held) => {
    process.exitCode = held ? 0 : 1;
  });
