import path from 'node:path';
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';

/** The shell's code for a program that cannot be run, also for want of a library. */
const cannotRun = 127;

/** Whether it is there and starts. */
export function starts(program: string, words: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  if (!fs.existsSync(program)) return false;
  const { error, status } = spawnSync(program, words, { timeout: 30_000, env });
  return !error && status !== null && status !== cannotRun;
}

/** Where programs of these names may stand: the usual folders and those of PATH. */
export function placesOf(names: readonly string[]): string[] {
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}
