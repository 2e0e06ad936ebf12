import path from 'node:path';
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';

/** Exit code of a program that cannot be started, for example because a library is missing. */
const cannotStart = 127;

/** Whether a program exists and can be started. @param args that make it exit at once, such as `--version` */
export function canRun(program: string, args: readonly string[]): boolean {
  if (!fs.existsSync(program)) return false;
  const { error, status } = spawnSync(program, args, { timeout: 30_000 });
  return !error && status !== null && status !== cannotStart;
}

export function candidatePaths(names: readonly string[]): string[] {
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
