import { promisify } from 'node:util';
import path from 'node:path';
import fs from 'node:fs';
import { execFile } from 'node:child_process';
import { buildSite } from '../../build/buildSite';
import { startPictureWorker } from '../../build/pictureWorker';
import type { PictureJob } from '../../../src/gatsby/internals';
import { memoryOfTree } from './memoryOfTree';

export interface BuildRun {
  readonly seconds: number;
  /** Highest resident memory of this program and all that it started, GiB; looked at four times a second. */
  readonly memory: number;
  /** The pictures that the pages asked for and the build before did not have. */
  readonly jobs: readonly PictureJob[];
}

const lookEach = 250;

/** Stands in for the cutting of pictures: leaves empty files. */
const leaveEmpty = async ({ outputDir, args }: PictureJob): Promise<void> => {
  for (const { outputPath } of args.operations) {
    const file = path.join(outputDir, outputPath);
    await fs.promises.mkdir(path.dirname(file), { recursive: true });
    await fs.promises.writeFile(file, '');
  }
};

/**
 * Builds the site in a folder as `npm run build` does, and notes the pictures that are cut. Without pictures these are empty files: the pages are the same.
 * @throws with the end of the log when the build fails
 */
export async function runBuild(folder: string, { pictures = true }: { pictures?: boolean } = {}): Promise<BuildRun> {
  const jobs: PictureJob[] = [];
  const logFile = path.join(folder, 'build.log');
  const log = fs.openSync(logFile, 'w');
  let memory = 0;
  const look = setInterval(() => {
    void promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']).then(({ stdout }) => {
      memory = Math.max(memory, memoryOfTree(stdout, process.pid));
    });
  }, lookEach);
  const start = performance.now();
  const worker = pictures ? startPictureWorker() : { run: leaveEmpty, stop: () => undefined };
  try {
    const code = await buildSite({
      folder,
      log,
      env: { NODE_ENV: 'production', CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
      pictures: {
        run: (job) => {
          jobs.push(job);
          return worker.run(job);
        },
        stop: worker.stop,
      },
    });
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`The build failed (${String(code)}):\n${fs.readFileSync(logFile, 'utf8').slice(-3000)}`);
    return { seconds, memory: memory / 2 ** 20, jobs };
  } finally {
    clearInterval(look);
    fs.closeSync(log);
  }
}
