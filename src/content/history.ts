import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hotelFolder } from '../hotel';
import { labelledPath } from './fieldLabels';
import { kindOfFile } from './kinds';
import { readContent } from './read';
import { namedFilesOf } from './rules/pictures';

/** A change of content, from Git. */
export interface Change {
  /** Empty for what is saved but not committed. */
  readonly commit: string;
  /** ISO 8601. */
  readonly when: string;
  readonly who: string;
  readonly what: string;
  readonly files: readonly string[];
}

/** A file before and after a change; null if it did not exist. */
export interface Version {
  readonly before: string | null;
  readonly after: string | null;
  /** The pictures, films and PDFs that it names and whose files the change replaced; and what is restored with each, in Portuguese. */
  readonly replaced?: readonly { readonly path: string; readonly note: string }[];
}

/** Maximum number of listed changes. */
const listed = 80;

/** Prefix of the Git references to deleted or replaced files. */
const keptBelow = 'refs/deleted';

const isCommit = (commit: string): boolean => /^[\da-f]{4,40}$/.test(commit);

/** The Git history of content, as this machine has it. Its readers throw if the project has no Git. @param root the project's folder */
export function contentHistory(root: string) {
  const run = (...args: string[]): Buffer =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], { cwd: root, maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] });
  const git = (...args: string[]): string => run(...args).toString();
  const linesOf = (output: string): string[] => output.split('\n').filter(Boolean);
  const isContent = (file: string): boolean => kindOfFile(file) !== undefined && file.endsWith('.json');
  const namesOf = (...references: string[]): string[] => linesOf(git('for-each-ref', '--format=%(refname:lstrip=2)', ...references));
  const unsaved = (...files: string[]): string[] => linesOf(git('ls-files', '--others', '--exclude-standard', '--', ...files));

  function shown(object: string): Buffer | null {
    try {
      return run('show', object);
    } catch {
      return null;
    }
  }
  const textAt = (commit: string, file: string): string | null => shown(`${commit}:./${file}`)?.toString() ?? null;
  const isThere = (file: string): boolean => fs.existsSync(path.resolve(root, file));

  /** Kept files that were deleted and are in no commit. */
  const keptIn = (file: string): string[] => namesOf(`${keptBelow}/${file}`).filter((one) => isContent(one) && !isThere(one) && !git('log', '-1', '--', one));

  /** The pictures, films and PDFs that content names now. @param file of all content when left out */
  function namedIn(file: string) {
    const { files, withheld } = readContent(root);
    return namedFilesOf({ files: [...files, ...withheld] }).filter((one) => file === hotelFolder || one.file === file);
  }

  /** Those that a change replaced under the same name. */
  function pathsReplaced(named: readonly string[], commit: string): string[] {
    if (named.length === 0) return [];
    const modified = ['--name-only', '--no-renames', '--relative', '--diff-filter=M'];
    if (isCommit(commit)) return linesOf(git('show', '--format=', ...modified, commit, '--', ...named));
    const kept = namesOf(...named.map((one) => `${keptBelow}/${one}`));
    return [...linesOf(git('diff', ...modified, 'HEAD', '--', ...named)), ...(kept.length > 0 ? unsaved(...kept) : [])];
  }

  function replacedIn(file: string, commit: string) {
    const named = [...new Set(namedIn(file).map((one) => one.named))];
    const { files, withheld } = readContent(root);
    return pathsReplaced(named, commit).map((replaced) => {
      const others = [...files, ...withheld].filter((one) => one.file !== file && namedFilesOf({ files: [one] }).some((found) => found.named === replaced));
      const places = others.map((one) => labelledPath(one.file, one.data));
      const elsewhere = places.length > 0 ? `, e com ele o que se vê, com as palavras de agora, em: ${places.join('; ')}` : '';
      return { path: replaced, note: `Volta o arquivo de antes: ${replaced}${elsewhere}.` };
    });
  }

  return {
    /** The changes, the latest first: uncommitted ones, then the commits. @param file of all content when left out */
    changes: (file: string = hotelFolder): Change[] => {
      const named = namedIn(file);
      const paths = ['--', file, ...new Set(named.map((one) => one.named))];
      // a changed picture counts as a change of the files that name it
      const filesIn = (lines: readonly string[]): string[] => [
        ...new Set(lines.flatMap((line) => (isContent(line) ? [line] : named.flatMap((one) => (one.named === line ? [one.file] : []))))),
      ];
      const unsent = filesIn([...linesOf(git('diff', '--name-only', '--relative', 'HEAD', ...paths)), ...unsaved(...paths.slice(1)), ...keptIn(file)]);
      const log = git('log', `--max-count=${listed}`, '--no-renames', '--relative', '--name-only', '--format=%x1e%h%x1f%aI%x1f%an%x1f%s%x1f', ...paths);
      const commits = log.split('\x1e').map((one): Change => {
        const [commit = '', when = '', who = '', what = '', lines = ''] = one.split('\x1f');
        return { commit, when, who, what, files: filesIn(linesOf(lines)) };
      });
      return [{ commit: '', when: '', who: '', what: '', files: unsent }, ...commits].filter(({ files }) => files.length > 0);
    },
    /** When each line of a file was last changed, in seconds; uncommitted lines count as changed now. Empty without Git. */
    lineTimes: (file: string): number[] => {
      try {
        return [...git('blame', '--line-porcelain', '-w', '--', file).matchAll(/^author-time (\d+)$/gm)].map(([, time]) => Number(time));
      } catch {
        return [];
      }
    },
    /** A file before and after a change. @param commit empty for uncommitted changes */
    version: (file: string, commit: string): Version => {
      if (isCommit(commit)) return { before: textAt(`${commit}^`, file), after: textAt(commit, file), replaced: replacedIn(file, commit) };
      if (isThere(file)) return { before: textAt('HEAD', file), after: fs.readFileSync(path.resolve(root, file), 'utf8'), replaced: replacedIn(file, '') };
      return { before: shown(`${keptBelow}/${file}`)?.toString() ?? textAt('HEAD', file), after: null };
    },
    /** A picture, film or PDF before a change. @param commit empty for uncommitted changes */
    original: (file: string, commit: string): Buffer | null => shown(`${isCommit(commit) ? `${commit}^` : 'HEAD'}:./${file}`) ?? shown(`${keptBelow}/${file}`),
    /** Keeps a file before it is deleted or replaced: it may be in no commit. Does nothing without Git. */
    keep: (file: string, next?: Uint8Array): void => {
      if (!isThere(file) || (next && fs.readFileSync(path.resolve(root, file)).equals(next))) return;
      try {
        git('update-ref', `${keptBelow}/${file}`, git('hash-object', '-w', '--', file).trim());
      } catch {
        // no Git, no history
      }
    },
  };
}
