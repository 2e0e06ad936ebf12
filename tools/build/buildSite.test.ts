import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../tests/support/folders';

// `npm run build` itself, with a Gatsby that requests a large picture and does not end.

jest.setTimeout(120_000);

const folder = temporaryFolder();

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#0b3d2e', noise } })
    .jpeg()
    .toFile(path.join(folder, 'sea.jpg'));
  const sizes = Array.from({ length: 40 }, (_, index) => 1500 + index);
  const job = {
    name: 'IMAGE_PROCESSING',
    inputPaths: [{ path: path.join(folder, 'sea.jpg'), contentDigest: 'sea' }],
    outputDir: path.join(folder, 'public'),
    args: { operations: sizes.map((width) => ({ outputPath: `${width}.avif`, args: { width, toFormat: 'avif', quality: 90 } })), pluginOptions: {} },
  };
  fs.mkdirSync(path.join(folder, 'node_modules/gatsby'), { recursive: true });
  fs.symlinkSync(path.resolve('node_modules/tsx'), path.join(folder, 'node_modules/tsx'));
  fs.writeFileSync(
    path.join(folder, 'node_modules/gatsby/cli.js'),
    `process.send({ type: 'JOB_CREATED', payload: { id: '1', ...${JSON.stringify(job)} } });
    setTimeout(() => {
      if (process.env.FAILS) process.exit(1);
      require('node:fs').writeFileSync('runs', '');
    }, 1000);
    process.on('message', () => undefined);`,
  );
});

/** Starts a build in a new process group. */
function startBuild(env: Readonly<Record<string, string>> = {}) {
  fs.rmSync(path.join(folder, 'runs'), { force: true });
  const build = spawn(process.execPath, ['--import', 'tsx', path.resolve('tools/build/build.ts')], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(build, 'close');
  let output = '';
  for (const stream of [build.stdout, build.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const group = -(build.pid ?? 0);
  const isAnyoneLeft = (): boolean => {
    try {
      return process.kill(group, 0);
    } catch {
      return false;
    }
  };
  return { build, ended, isAnyoneLeft, output: () => output };
}

/** Polls until the condition is true; the time limit of the test ends it. */
async function until(is: () => boolean): Promise<void> {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 50));
}

// a terminal sends its signals to all processes of a command, others to the first one only
test.each([
  ['SIGTERM', 'the first process'],
  ['SIGINT', 'all processes'],
  ['SIGHUP', 'all processes'],
] as const)('a build that is ended by %s to %s says so, and leaves none behind', async (signal, whom) => {
  const { build, ended, isAnyoneLeft, output } = startBuild();
  await until(() => fs.existsSync(path.join(folder, 'runs')) || build.exitCode !== null);
  expect(build.exitCode).toBeNull();
  process.kill(whom === 'all processes' ? -(build.pid ?? 0) : (build.pid ?? 0), signal);
  await ended;
  await until(() => !isAnyoneLeft());
  expect(output()).toMatch(/^Stopped\.$/m);
});

test('a build that fails leaves none either, though pictures were being encoded', async () => {
  const { ended, isAnyoneLeft } = startBuild({ FAILS: '1' });
  const [code] = (await ended) as [number | null];
  expect(code).toBe(1);
  await until(() => !isAnyoneLeft());
});
