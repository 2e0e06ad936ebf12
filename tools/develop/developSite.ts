import { spawn, type ChildProcess } from 'node:child_process';
import crypto from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { describeFaults } from '../../src/content/faults/describe';
import { hotelFolder } from '../../src/hotel';
import { toolFile } from '../system/run';
import type { ContentState } from './contentCopy';

/** The folder of the content copy (contentCopy.ts), outside the project, which Gatsby watches completely. */
export const contentCopyFolder = (root: string): string =>
  path.join(os.tmpdir(), `content-copy-${crypto.createHash('sha256').update(path.resolve(root, hotelFolder)).digest('hex').slice(0, 12)}`, 'content');

export function terminalReport(): (state: ContentState) => void {
  let reported = '';
  return ({ faults, shown }) => {
    const wrong = describeFaults(faults.filter(({ level }) => level === 'fault'));
    if (wrong === reported) return;
    reported = wrong;
    const site = shown === 'none' ? 'the site starts once they are fixed' : 'the site shows the last valid state';
    console.log(wrong ? `\nThe content has faults; ${site}:\n${wrong}\n` : '\nThe content has no more faults; the site shows it.\n');
  };
}

interface DevelopOptions {
  readonly root: string;
  readonly contentFolder: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export const developSite = ({ root, contentFolder, args, env }: DevelopOptions): ChildProcess =>
  spawn(process.execPath, [toolFile('gatsby'), 'develop', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, CONTENT_COPY: contentFolder },
  });
