import { fork } from 'node:child_process';
import path from 'node:path';
import { startCutter, type PictureCutter } from './pictureCutter';
import type { PictureJob } from './pictureJob';

interface JobMessage {
  readonly type: string;
  readonly payload?: { readonly id: string; readonly name: string } & PictureJob;
}

export interface BuildOptions {
  /** The project; where this runs, if left out. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The open file that Gatsby's words go to; the screen, if left out. */
  readonly log?: number;
  /** Who cuts the pictures, and is stopped after. */
  readonly cutter?: PictureCutter;
}

/**
 * Builds the site by `gatsby build`, its pictures cut beside it. Gatsby offers its jobs to the program that started it (“external jobs”).
 * @returns the exit code of Gatsby
 */
export async function buildSite({ folder = process.cwd(), env = {}, log, cutter = startCutter() }: BuildOptions = {}): Promise<number> {
  const gatsby = fork(path.join(folder, 'node_modules/gatsby/cli.js'), ['build'], {
    cwd: folder,
    execArgv: [],
    stdio: ['inherit', log ?? 'inherit', log ?? 'inherit', 'ipc'],
    env: { ...process.env, ENABLE_GATSBY_EXTERNAL_JOBS: 'true', ...env },
  });
  const answer = (type: string, payload: object): void => {
    if (gatsby.connected) gatsby.send({ type, payload });
  };
  gatsby.on('message', ({ type, payload }: JobMessage) => {
    if (type !== 'JOB_CREATED' || !payload) return;
    const { id, name } = payload;
    if (name !== 'IMAGE_PROCESSING') {
      answer('JOB_NOT_WHITELISTED', { id });
      return;
    }
    cutter.cut(payload).then(
      () => {
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
      gatsby.once('exit', (code) => {
        resolve(code ?? 1);
      });
    });
  } finally {
    cutter.stop();
  }
}
