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

/** References to texts of files that the desk has deleted. */
const keptBelow = 'refs/deleted';

/** The history of content in Git, as this machine has it. Every function throws where the project has none. @param root the project's folder */
export function contentHistory(root: string) {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
  const filesIn = (lines: string): string[] => lines.split('\n').filter((file) => kindOfFile(file) && file.endsWith('.json'));

  function shown(object: string): string | null {
    try {
      return git('show', object);
    } catch {
      return null;
    }
  }
  const textAt = (commit: string, file: string): string | null => shown(`${commit}:./${file}`);
  const isThere = (file: string): boolean => fs.existsSync(path.resolve(root, file));

  /** Files that were kept and are gone, and that no commit has. */
  const keptIn = (file: string): string[] =>
    filesIn(git('for-each-ref', '--format=%(refname:lstrip=2)', `${keptBelow}/${file}`)).filter((one) => !isThere(one) && !git('log', '-1', '--', one));

  return {
    /** What has changed, the latest first: what no commit holds yet, then the commits. @param file of all content when left out */
    changes: (file: string = hotelFolder): Change[] => {
      const unsent = filesIn(git('diff', '--name-only', '--relative', 'HEAD', '--', file) + git('ls-files', '--others', '--exclude-standard', '--', file));
      unsent.push(...keptIn(file));
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
      if (isThere(file)) return { before: textAt('HEAD', file), after: fs.readFileSync(path.resolve(root, file), 'utf8') };
      return { before: shown(`${keptBelow}/${file}`) ?? textAt('HEAD', file), after: null };
    },
    /** Keeps what a file says before it is deleted: no commit may have it. */
    keep: (file: string): void => void git('update-ref', `${keptBelow}/${file}`, git('hash-object', '-w', '--', file).trim()),
  };
}
