import { promisify } from 'node:util';
import path from 'node:path';
import fs from 'node:fs';
import { execFile } from 'node:child_process';
import { buildSite } from '../../build/buildSite';
import { pictureWorker } from '../../build/pictureWorker';
import type { PictureJob } from '../../../src/gatsby/internals';
import type { BuildTime } from './buildReport';

interface BuildRun extends BuildTime {
  /** The pictures that this build had to resize. */
  readonly jobs: readonly PictureJob[];
}

/** Milliseconds between two samples of memory. */
const memoryInterval = 250;

/**
 * Resident memory of a process and its descendants, in KiB. Memory that processes share is counted in each, so this is an upper bound.
 * @param listing what `ps -A -o pid=,ppid=,rss=` prints
 */
export function memoryOfTree(listing: string, root: number): number {
  const processes = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [pid: number, parent: number, memory: number]);
  const sizeFrom = (process: number): number =>
    processes.reduce((sum, [pid, parent, memory]) => sum + (pid === process ? memory : 0) + (parent === process && pid !== process ? sizeFrom(pid) : 0), 0);
  return sizeFrom(root);
}

/** Writes empty files instead of resized pictures. */
const writeEmptyFiles = async ({ outputDir, args }: PictureJob): Promise<void> => {
  for (const { outputPath } of args.operations) {
    const file = path.join(outputDir, outputPath);
    await fs.promises.mkdir(path.dirname(file), { recursive: true });
    await fs.promises.writeFile(file, '');
  }
};

/**
 * Builds the site in a folder as `npm run build` does, with no picture kept, and records the pictures that it resizes.
 * Its memory is that of this process and its descendants. With `pictures: false` these are empty files; the pages are the same.
 * @throws when the build fails, with the end of its log
 */
export async function runBuild(folder: string, { pictures = true }: { pictures?: boolean } = {}): Promise<BuildRun> {
  const jobs: PictureJob[] = [];
  const logFile = path.join(folder, 'build.log');
  const log = fs.openSync(logFile, 'w');
  let memory = 0;
  const sampling = setInterval(() => {
    void promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']).then(({ stdout }) => {
      memory = Math.max(memory, memoryOfTree(stdout, process.pid));
    });
  }, memoryInterval);
  const start = performance.now();
  const worker = pictures ? pictureWorker() : { run: writeEmptyFiles, stop: () => undefined };
  try {
    const code = await buildSite({
      folder,
      log,
      env: { NODE_ENV: 'production', CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
      kept: null,
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
    clearInterval(sampling);
    fs.closeSync(log);
  }
}
