import path from 'node:path';
import { fork } from 'node:child_process';
import { externalJobs, jobAnswers, type PictureJob, plainOutput, readMessage } from '../../src/gatsby/internals';
import { dropPictures, encodePictures } from './encodePictures';
import { keptFolder, keptPictures } from './keptPictures';

/** Counts of pictures that had to be encoded, each size of an original by itself. Those that were kept are not counted. */
export interface PictureCounts {
  readonly started: number;
  readonly completed: number;
}

interface BuildListener {
  readonly onOutput: (text: string) => void;
  readonly onWarning?: (text: string) => void;
  readonly onActivity?: (name: string) => void;
  readonly onPictures?: (counts: PictureCounts) => void;
}

interface BuildOptions {
  /** The project. Default: the current directory. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly log?: number;
  readonly listener?: BuildListener;
}

/** Signals that end a build from outside. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds that Gatsby has to end by itself. */
const patience = 5000;

/** `gatsby build`, its pictures encoded in this process (“external jobs”) and kept. @returns Gatsby's exit code @throws where it was stopped */
export async function buildSite({ folder = process.cwd(), env = {}, log, listener }: BuildOptions = {}): Promise<number> {
  const output = listener ? 'pipe' : (log ?? 'inherit');
  const gatsby = fork(path.join(folder, 'node_modules/gatsby/cli.js'), ['build'], {
    cwd: folder,
    execArgv: [],
    stdio: ['inherit', output, output, 'ipc'],
    env: { ...process.env, ...externalJobs, ...(listener && plainOutput), ...env },
  });
  for (const stream of [gatsby.stdout, gatsby.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => listener?.onOutput(text));

  const store = keptPictures(path.resolve(keptFolder));
  let [started, completed] = [0, 0];
  const encode = async (job: PictureJob): Promise<void> => {
    const count = job.args.operations.length;
    listener?.onPictures?.({ started: (started += count), completed });
    await encodePictures(job);
    listener?.onPictures?.({ started, completed: (completed += count) });
  };

  const answer = (message: object): void => {
    // that it is not received is no fault: Gatsby has ended, or is about to
    if (gatsby.connected) gatsby.send(message, () => undefined);
  };
  gatsby.on('message', (raw) => {
    const message = readMessage(raw);
    if (message?.type === 'activity') listener?.onActivity?.(message.name);
    else if (message?.type === 'warning') listener?.onWarning?.(message.text);
    else if (message?.type === 'otherJob') answer(jobAnswers.declined(message.id));
    else if (message?.type === 'pictureJob') {
      const { id, job } = message;
      store.run(job, encode).then(
        () => {
          answer(jobAnswers.completed(id));
        },
        (error: unknown) => {
          answer(jobAnswers.failed(id, error instanceof Error ? error.message : String(error)));
        },
      );
    }
  });

  let ending: NodeJS.Signals | undefined;
  const end = (signal: NodeJS.Signals): void => {
    ending = signal;
    dropPictures();
    gatsby.kill();
    setTimeout(() => gatsby.kill('SIGKILL'), patience).unref();
  };
  for (const signal of endings) process.on(signal, end);
  try {
    const code = await new Promise<number>((resolve, reject) => {
      gatsby.once('error', reject);
      gatsby.once('close', (status) => {
        resolve(status ?? 1);
      });
    });
    if (ending) throw new Error('Stopped.');
    if (code === 0) store.deleteUnused();
    return code;
  } finally {
    dropPictures();
    for (const signal of endings) process.off(signal, end);
    // now it ends this process too, once the caller has said so
    if (ending) setImmediate(() => process.kill(process.pid, ending));
  }
}
