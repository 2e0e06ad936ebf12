import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { execFileSync } from 'node:child_process';
import { inHotelFolder } from '../../src/hotel';

/** Copies this project with its uncommitted changes, without tests, other hotels and build output; node_modules is a symbolic link. */
export function copyProjectTo(copy: string): void {
  for (const file of execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' }).split('\0')) {
    if (!file || (/^(tests|\.ci)\//.test(file) && !file.startsWith(inHotelFolder(''))) || !fs.existsSync(file)) continue;
    fs.mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    fs.copyFileSync(file, path.join(copy, file));
  }
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
}

/** A copy of this project in a new folder, which the caller removes. @param name prefix of the folder's name */
export function copyProject(name: string): string {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  copyProjectTo(copy);
  return copy;
}
