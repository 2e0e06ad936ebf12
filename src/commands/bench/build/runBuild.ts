import { execFile, fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { memoryOfTree } from './memoryOfTree';
import type { PictureJob } from './pictureJob';

export interface BuildRun {
  readonly seconds: number;
  /** Highest resident memory of the build and all that it started, GiB; looked at four times a second. */
  readonly memory: number;
  /** The pictures that were cut, as they were asked for. */
  readonly jobs: readonly PictureJob[];
}

interface JobMessage {
  readonly type: string;
  readonly payload?: { readonly id: string; readonly name: string } & PictureJob;
}

const lookEach = 250;

/**
 * Builds the site in a folder as `npm run build` does. Gatsby offers its jobs to the program that started it (its “external jobs”):
 * each is noted and handed back, to be done where it always is.
 * @throws with the end of the log when the build fails
 */
export async function runBuild(folder: string): Promise<BuildRun> {
  const jobs: PictureJob[] = [];
  const logFile = path.join(folder, 'build.log');
  const log = fs.openSync(logFile, 'w');
  const start = performance.now();
  const build = fork(path.resolve('node_modules/gatsby/cli.js'), ['build'], {
    cwd: folder,
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', ENABLE_GATSBY_EXTERNAL_JOBS: 'true' },
  });
  build.on('message', ({ type, payload }: JobMessage) => {
    if (type !== 'JOB_CREATED' || !payload) return;
    if (payload.name === 'IMAGE_PROCESSING') jobs.push(payload);
    build.send({ type: 'JOB_NOT_WHITELISTED', payload: { id: payload.id } });
  });

  let memory = 0;
  const look = setInterval(() => {
    void promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']).then(({ stdout }) => {
      memory = Math.max(memory, memoryOfTree(stdout, build.pid ?? NaN));
    });
  }, lookEach);
  try {
    const code = await new Promise((resolve, reject) => build.once('exit', resolve).once('error', reject));
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`The build failed:\n${fs.readFileSync(logFile, 'utf8').slice(-3000)}`);
    return { seconds, memory: memory / 2 ** 20, jobs };
  } finally {
    clearInterval(look);
    fs.closeSync(log);
  }
}
