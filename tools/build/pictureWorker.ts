import path from 'node:path';
import os from 'node:os';
import { type ChildProcess, fork } from 'node:child_process';
import { type PictureJob, processorsForJobs } from '../../src/gatsby/internals';

/** A message of the worker's process: the number of a job that has ended, and what went wrong, if anything. */
export interface PictureResult {
  readonly number: number;
  readonly error?: string;
}

interface PictureWorker {
  /** @throws with the reason when the pictures cannot be encoded */
  run: (job: PictureJob) => Promise<void>;
  stop: () => void;
}

/**
 * Resizes and encodes pictures in a process of its own, on every core, at low priority. Within Gatsby's own process they would wait while it bundles scripts,
 * which is most of a build without cache. The process starts with the first job, and ends with the one that started it.
 * @param file what the process runs; another one only in tests
 */
export function pictureWorker(file = path.join(__dirname, 'pictureWorkerProcess.ts')): PictureWorker {
  const running = new Map<number, { resolve: () => void; reject: (reason: Error) => void }>();
  let last = 0;
  let worker: ChildProcess | undefined;
  /** Why no further job can be run. */
  let ended: Error | undefined;

  const end = (reason: string): void => {
    ended ??= new Error(reason);
    for (const { reject } of running.values()) reject(ended);
    running.clear();
  };

  function start(): ChildProcess {
    const started = fork(file, { execArgv: ['--import', 'tsx'], env: { ...process.env, ...processorsForJobs(os.availableParallelism()) } });
    if (started.pid) os.setPriority(started.pid, os.constants.priority.PRIORITY_LOW);
    started.on('message', ({ number, error }: PictureResult) => {
      const job = running.get(number);
      running.delete(number);
      if (error === undefined) job?.resolve();
      else job?.reject(new Error(error));
    });
    started.once('error', ({ message }) => end(`The process that encodes pictures does not start: ${message}`));
    started.once('exit', () => end('The process that encodes pictures has ended.'));
    return started;
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (ended) throw ended;
        worker ??= start();
        const number = ++last;
        running.set(number, { resolve, reject });
        worker.send({ number, job }, (error) => {
          if (error) end(error.message);
        });
      }),
    stop: () => {
      end('The process that encodes pictures has ended.');
      worker?.kill();
    },
  };
}
