import path from 'node:path';
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';

/** Exit code of a program that cannot be started, for example because a library is missing. */
const cannotStart = 127;

/** Whether a program exists and can be started. @param args that make it exit at once */
export function canRun(program: string, args: readonly string[] = ['--version']): boolean {
  if (!fs.existsSync(program)) return false;
  const { error, status } = spawnSync(program, args, { timeout: 30_000 });
  return !error && status !== null && status !== cannotStart;
}

/** Where programs of these names may be. */
export function candidatePaths(names: readonly string[]): string[] {
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

const aptGet = '/usr/bin/apt-get';

/** Installs Debian's packages as root. Output is on stderr, since stdout may contain a result. @returns whether it worked */
export function installDebian(packages: readonly string[], { recommended = false } = {}): boolean {
  if (process.getuid?.() !== 0 || !fs.existsSync(aptGet)) return false;
  console.error(`Trying Debian’s package: ${packages.join(', ')} …`);
  const run = (...args: string[]) =>
    spawnSync(aptGet, args, { stdio: ['ignore', 2, 2], timeout: 10 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  return run('update', '--quiet') && run('install', '--yes', '--quiet', ...(recommended ? [] : ['--no-install-recommends']), ...packages);
}

/** Finds something, or installs Debian's packages for it. @param name of what was not found @param otherwise what else one can do @throws with both */
export function obtain<Found>(
  find: () => Found | undefined,
  { name, packages, otherwise = '' }: { name: string; packages: string[]; otherwise?: string },
): Found {
  const found = find() ?? (installDebian(packages) ? find() : undefined);
  if (found === undefined) throw new Error(`No ${name} was found, and none could be installed: \`sudo apt-get install ${packages.join(' ')}\`${otherwise}.`);
  return found;
}
