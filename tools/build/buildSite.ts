import path from 'node:path';
import { fork } from 'node:child_process';
import { type PictureCutter, startCutter } from './pictureCutter';
import type { PictureJob } from './pictureJob';

interface Message {
  readonly type: string;
  /** Of a `JOB_CREATED`. */
  readonly payload?: { readonly id: string; readonly name: string } & PictureJob;
  /** Of a `LOG_ACTION`: what Gatsby also tells on the screen. */
  readonly action?: { readonly type: string; readonly payload?: { readonly text?: string; readonly level?: string } };
}

/** Who wants to know how far a build is. Then nothing of it goes to the screen. */
export interface BuildWatch {
  /** All that Gatsby says, as it comes. */
  readonly said: (words: string) => void;
  readonly warned: (words: string) => void;
  /** An activity has begun, by Gatsby's name for it. */
  readonly began: (activity: string) => void;
  /** How many originals are to be cut, and how many are. */
  readonly cut: (pictures: { readonly asked: number; readonly made: number }) => void;
}

export interface BuildOptions {
  /** The project; where this runs, if left out. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The open file that Gatsby's words go to; the screen, if left out. */
  readonly log?: number;
  readonly watch?: BuildWatch;
  /** Who cuts the pictures, and is stopped after. */
  readonly cutter?: PictureCutter;
}

/**
 * Builds the site by `gatsby build`, its pictures cut beside it. Gatsby offers its jobs to the program that started it (“external jobs”).
 * @returns the exit code of Gatsby
 */
export async function buildSite({ folder = process.cwd(), env = {}, log, watch, cutter = startCutter() }: BuildOptions = {}): Promise<number> {
  const gatsby = fork(path.join(folder, 'node_modules/gatsby/cli.js'), ['build'], {
    cwd: folder,
    execArgv: [],
    stdio: ['inherit', watch ? 'pipe' : (log ?? 'inherit'), watch ? 'pipe' : (log ?? 'inherit'), 'ipc'],
    env: { ...process.env, ENABLE_GATSBY_EXTERNAL_JOBS: 'true', ...(watch && { GATSBY_LOGGER: 'yurnalist' }), ...env },
  });
  for (const stream of [gatsby.stdout, gatsby.stderr]) stream?.setEncoding('utf8').on('data', (words: string) => watch?.said(words));
  let [asked, made] = [0, 0];
  const answer = (type: string, payload: object): void => {
    if (gatsby.connected) gatsby.send({ type, payload });
  };
  gatsby.on('message', ({ type, payload, action }: Message) => {
    if (action?.type === 'ACTIVITY_START') watch?.began(action.payload?.text ?? '');
    if (action?.type === 'LOG' && action.payload?.level === 'WARNING') watch?.warned(action.payload.text ?? '');
    if (type !== 'JOB_CREATED' || !payload) return;
    const { id, name } = payload;
    if (name !== 'IMAGE_PROCESSING') {
      answer('JOB_NOT_WHITELISTED', { id });
      return;
    }
    watch?.cut({ asked: ++asked, made });
    cutter.cut(payload).then(
      () => {
        watch?.cut({ asked, made: ++made });
        answer('JOB_COMPLETED', { id, result: {} });
      },
      (error: unknown) => {
        answer('JOB_FAILED', { id, error: error instanceof Error ? error.message : String(error) });
      },
    );
  });
  try {
    return await new Promise((resolve, reject) => {
      gatsby.once('error', reject);
      gatsby.once('close', (code) => {
        resolve(code ?? 1);
      });
    });
  } finally {
    cutter.stop();
  }
}
