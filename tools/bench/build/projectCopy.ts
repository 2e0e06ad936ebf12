import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { execFileSync } from 'node:child_process';

/**
 * Copies this project as it stands, changes that are not committed included. Tests stay behind, and node_modules is a link, so that nothing is
 * installed; nothing has been built in the copy.
 * @param copy an empty folder outside of the project, or one that is not there yet
 */
export function copyProjectTo(copy: string): void {
  for (const file of execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\0')) {
    if (!file || /^(tests|\.ci)\//.test(file) || !fs.existsSync(file)) continue;
    fs.mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    fs.copyFileSync(file, path.join(copy, file));
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
}

/**
 * A copy of this project in a new folder.
 * @param name begins the folder's name
 * @returns the folder; the caller removes it
 */
export function copyProject(name: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  copyProjectTo(copy);
  return copy;
}
