import path from 'node:path';
import readline from 'node:readline';
import { fork } from 'node:child_process';
import { avifOnlyWarning, externalJobs, jobAnswers, type PictureJob, plainOutput, readMessage } from '../../src/gatsby/internals';
import { dropPictures, encodePictures } from './encodePictures';
import { pictureCacheFolder, pictureCache } from './pictureCache';

interface BuildOptions {
  /** The project. Default: the current directory. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Receives each line of Gatsby's output. Default: it is printed. */
  readonly onLine?: (line: string) => void;
}

/** Signals that stop a build. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Milliseconds for Gatsby to end before it is killed. */
const timeoutMs = 5000;

/** Milliseconds between two lines about pictures. */
const pause = 10_000;

/** Reports from time to time how many pictures are left to be encoded, without stored ones. */
function reportPictures(onLine: (line: string) => void) {
  let left = 0;
  let said = Date.now();
  return (change: number): void => {
    left += change;
    if (Date.now() < said + pause) return;
    said = Date.now();
    onLine(`Pictures to encode: ${left}`);
  };
}

/** `gatsby build`, with pictures encoded in this process (“external jobs”) and stored. @returns Gatsby's exit code @throws if it was stopped */
export async function buildSite({ folder = process.cwd(), env = {}, onLine = console.log }: BuildOptions = {}): Promise<number> {
  const gatsby = fork(path.join(folder, 'node_modules/gatsby/cli.js'), ['build'], {
    cwd: folder,
    execArgv: [],
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...externalJobs, ...plainOutput, ...env },
  });
  for (const input of [gatsby.stdout, gatsby.stderr])
    if (input)
      readline.createInterface({ input }).on('line', (line) => {
        if (!avifOnlyWarning.test(line)) onLine(line);
      });

  const store = pictureCache(path.resolve(pictureCacheFolder));
  const count = reportPictures(onLine);
  const encode = async (job: PictureJob): Promise<void> => {
    const { length } = job.args.operations;
    count(length);
    await encodePictures(job);
    count(-length);
  };

  const answer = (message: object): void => {
    // a lost message is no fault: Gatsby has ended, or is about to
    if (gatsby.connected) gatsby.send(message, () => undefined);
  };
  gatsby.on('message', (raw) => {
    const message = readMessage(raw);
    if (message?.type === 'otherJob') answer(jobAnswers.declined(message.id));
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
    setTimeout(() => gatsby.kill('SIGKILL'), timeoutMs).unref();
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
    // now the signal ends this process too, after the caller has printed its message
    if (ending) setImmediate(() => process.kill(process.pid, ending));
  }
}
