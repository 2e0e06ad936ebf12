import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A copy of this project as it stands, changes that are not committed included, in a new folder outside of it. Tests stay behind, and
 * node_modules is a link, so that nothing is installed; nothing has been built in it.
 * @param name begins the folder's name
 * @returns the folder; the caller removes it
 */
export function copyProject(name: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  for (const file of execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\0')) {
    if (!file || /^(tests|\.ci)\//.test(file) || !fs.existsSync(file)) continue;
    fs.mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    fs.copyFileSync(file, path.join(copy, file));
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** The pictures that a build has cut, for another copy to take over. */
export const copyPictures = ({ from, to }: { from: string; to: string }): void =>
  fs.cpSync(path.join(from, 'public/static'), path.join(to, 'public/static'), { recursive: true });
