import { spawn, type ChildProcess } from 'node:child_process';
import crypto from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { describeFaults } from '../../../src/gatsby/content/fault';
import type { ContentState } from './shownContent';

/** The content that the site in develop mode is made from; outside of the project, where Gatsby looks at all that is new. */
export const shownFolder = (root: string): string =>
  path.join(os.tmpdir(), `shown-content-${crypto.createHash('sha256').update(root).digest('hex').slice(0, 12)}`, 'content');

/** Says in the terminal when the content gets a fault, and when it has none any more. */
export function terminalReport(): (state: ContentState) => void {
  let reported = '';
  return ({ faults, shown }) => {
    const wrong = describeFaults(faults.filter(({ level }) => level === 'fault'));
    if (wrong === reported) return;
    reported = wrong;
    const site = shown === 'nothing' ? 'the site starts once they are mended' : 'the site shows the last state without any';
    console.log(wrong ? `\nThe content has faults; ${site}:\n${wrong}\n` : '\nThe content has no fault any more; the site shows it.\n');
  };
}

/** Gatsby in develop mode, made from a copy of the content. */
export const developSite = ({
  root,
  shown,
  words,
  env = {},
}: {
  readonly root: string;
  readonly shown: string;
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}): ChildProcess =>
  spawn(path.join(root, 'node_modules', '.bin', 'gatsby'), ['develop', ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, CONTENT_FOLDER: shown },
    shell: process.platform === 'win32',
  });
