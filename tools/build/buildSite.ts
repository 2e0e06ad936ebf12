import path from 'node:path';
import { fork } from 'node:child_process';
import { externalJobs, jobAnswers, plainOutput, readMessage } from '../../src/gatsby/internals';
import { type PictureWorker, startPictureWorker } from './pictureWorker';

/** Counts of jobs, each with one original and its sizes. */
export interface PictureCounts {
  readonly started: number;
  readonly completed: number;
}

/** Callbacks on the progress of a build. */
interface BuildListener {
  /** Gets all that Gatsby writes, as it writes it. */
  readonly onOutput: (text: string) => void;
  readonly onWarning: (text: string) => void;
  /** An activity has begun, by Gatsby's name for it. */
  readonly onActivity: (name: string) => void;
  readonly onPictures: (counts: PictureCounts) => void;
}

export interface BuildOptions {
  /** The project. Default: the current directory. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** An open file for Gatsby's output. Default: the screen. */
  readonly log?: number;
  /** With it, nothing is written to `log` or the screen. */
  readonly listener?: BuildListener;
  /** Encodes the pictures, and is stopped at the end. */
  readonly pictures?: PictureWorker;
}

/**
 * Builds the site by `gatsby build`, its pictures encoded in another process meanwhile. Gatsby offers its jobs to its parent process (“external jobs”).
 * @returns the exit code of Gatsby
 */
export async function buildSite({ folder = process.cwd(), env = {}, log, listener, pictures = startPictureWorker() }: BuildOptions = {}): Promise<number> {
  const output = listener ? 'pipe' : (log ?? 'inherit');
  const gatsby = fork(path.join(folder, 'node_modules/gatsby/cli.js'), ['build'], {
    cwd: folder,
    execArgv: [],
    stdio: ['inherit', output, output, 'ipc'],
    env: { ...process.env, ...externalJobs, ...(listener && plainOutput), ...env },
  });
  for (const stream of [gatsby.stdout, gatsby.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => listener?.onOutput(text));
  let [started, completed] = [0, 0];
  const answer = (message: object): void => {
    if (gatsby.connected) gatsby.send(message);
  };
  gatsby.on('message', (raw) => {
    const message = readMessage(raw);
    if (message?.type === 'activity') listener?.onActivity(message.name);
    else if (message?.type === 'warning') listener?.onWarning(message.text);
    else if (message?.type === 'otherJob') answer(jobAnswers.declined(message.id));
    else if (message?.type === 'pictureJob') {
      const { id, job } = message;
      listener?.onPictures({ started: ++started, completed });
      pictures.run(job).then(
        () => {
          listener?.onPictures({ started, completed: ++completed });
          answer(jobAnswers.completed(id));
        },
        (error: unknown) => {
          answer(jobAnswers.failed(id, error instanceof Error ? error.message : String(error)));
        },
      );
    }
  });
  try {
    return await new Promise((resolve, reject) => {
      gatsby.once('error', reject);
      gatsby.once('close', (code) => {
        resolve(code ?? 1);
      });
    });
  } finally {
    pictures.stop();
  }
}
