import path from 'node:path';
import os from 'node:os';
import { fork } from 'node:child_process';
import { type PictureJob, processorsForJobs } from '../../src/gatsby/internals';

/** A message of the worker's process: the number of a job that has ended, and what went wrong, if anything. */
export interface PictureResult {
  readonly number: number;
  readonly error?: string;
}

const ended = 'The process that encodes pictures has ended.';

export interface PictureWorker {
  /** @throws with the reason when the pictures cannot be encoded */
  run: (job: PictureJob) => Promise<void>;
  stop: () => void;
}

/**
 * Resizes and encodes pictures in a process of its own, on every core, at low priority. Within Gatsby's own process they would wait while it bundles scripts,
 * which is most of a build without cache.
 */
export function startPictureWorker(): PictureWorker {
  const running = new Map<number, { resolve: () => void; reject: (reason: Error) => void }>();
  const worker = fork(path.join(__dirname, 'pictureWorkerProcess.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...processorsForJobs(os.availableParallelism()) },
  });
  if (worker.pid) os.setPriority(worker.pid, os.constants.priority.PRIORITY_LOW);
  worker.on('message', ({ number, error }: PictureResult) => {
    const job = running.get(number);
    running.delete(number);
    if (error === undefined) job?.resolve();
    else job?.reject(new Error(error));
  });
  worker.once('exit', () => {
    for (const { reject } of running.values()) reject(new Error(ended));
  });
  let last = 0;
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (!worker.connected) throw new Error(ended);
        const number = ++last;
        running.set(number, { resolve, reject });
        worker.send({ number, job });
      }),
    stop: () => worker.kill(),
  };
}
