import path from 'node:path';
import os from 'node:os';
import { fork } from 'node:child_process';
import type { PictureJob } from './pictureJob';

/** What the process answers: the job's number, and what went wrong, if anything did. */
export interface CutAnswer {
  readonly number: number;
  readonly error?: string;
}

const ended = 'The program that cuts pictures has ended.';

export interface PictureCutter {
  /** @throws with the reason when the pictures cannot be cut */
  cut: (job: PictureJob) => Promise<void>;
  stop: () => void;
}

/**
 * Cuts pictures in a process of its own, on every core, and gives way to whatever else wants these. Within Gatsby's own process they would wait whenever
 * it bundles scripts, which is most of a build from nothing.
 */
export function startCutter(): PictureCutter {
  const cores = os.availableParallelism();
  const waiting = new Map<number, { resolve: () => void; reject: (reason: Error) => void }>();
  // gatsby-plugin-sharp takes one job less at a time than there are processors
  const cutter = fork(path.join(__dirname, 'cutterProcess.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, GATSBY_CPU_COUNT: String(cores + 1) },
  });
  if (cutter.pid) os.setPriority(cutter.pid, os.constants.priority.PRIORITY_LOW);
  cutter.on('message', ({ number, error }: CutAnswer) => {
    const job = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) job?.resolve();
    else job?.reject(new Error(error));
  });
  cutter.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(ended));
  });
  let numbers = 0;
  return {
    cut: (job) =>
      new Promise((resolve, reject) => {
        if (!cutter.connected) throw new Error(ended);
        const number = ++numbers;
        waiting.set(number, { resolve, reject });
        cutter.send({ number, job });
      }),
    stop: () => cutter.kill(),
  };
}
