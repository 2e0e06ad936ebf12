import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hotelFolder } from '../hotel';
import { kindOfFile } from './kinds';

/** A change of content, from Git. */
export interface Change {
  /** Empty for what is saved and in no commit yet. */
  readonly commit: string;
  /** ISO 8601. */
  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly files: readonly string[];
}

/** A file before and after a change; null where there was none. */
export interface Version {
  readonly before: string | null;
  readonly after: string | null;
}

/** Changes listed at most. */
const listed = 80;

/** The history of content in Git, as this machine has it. Every function throws where the project has none. @param root the project's folder */
export function contentHistory(root: string) {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
  const filesIn = (lines: string): string[] => lines.split('\n').filter((file) => kindOfFile(file) && file.endsWith('.json'));

  function textAt(commit: string, file: string): string | null {
    try {
      return git('show', `${commit}:./${file}`);
    } catch {
      return null;
    }
  }

  return {
    /** What has changed, the latest first: what no commit holds yet, then the commits. @param file of all content when left out */
    changes: (file: string = hotelFolder): Change[] => {
      const unsent = filesIn(git('diff', '--name-only', '--relative', 'HEAD', '--', file) + git('ls-files', '--others', '--exclude-standard', '--', file));
      const log = git('log', `--max-count=${listed}`, '--no-renames', '--relative', '--name-only', '--format=%x1e%h%x1f%aI%x1f%an%x1f%s%x1f', '--', file);
      const commits = log.split('\x1e').map((one): Change => {
        const [commit = '', when = '', who = '', what = '', lines = ''] = one.split('\x1f');
        return { commit, when, who, what, files: filesIn(lines) };
      });
      return [{ commit: '', when: '', who: '', what: '', files: unsent }, ...commits].filter(({ files }) => files.length > 0);
    },
    /** When each line of a file was last changed, in seconds; what no commit holds yet counts as changed now. */
    lineTimes: (file: string): number[] =>
      [...git('blame', '--line-porcelain', '-w', '--', file).matchAll(/^author-time (\d+)$/gm)].map(([, time]) => Number(time)),
    /** A file before and after a change. @param commit empty for what no commit holds yet */
    version: (file: string, commit: string): Version => {
      if (/^[\da-f]{4,40}$/.test(commit)) return { before: textAt(`${commit}^`, file), after: textAt(commit, file) };
      const place = path.resolve(root, file);
      return { before: textAt('HEAD', file), after: fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : null };
    },
  };
}
