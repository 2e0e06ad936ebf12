import fs from 'node:fs';
import { spawnSync } from 'node:child_process';

const aptGet = '/usr/bin/apt-get';

/** Installs packages as root. Output is on stderr, since stdout may contain a result. @returns whether it worked */
export function installDebian(packages: readonly string[], { recommended = false } = {}): boolean {
  if (process.getuid?.() !== 0 || !fs.existsSync(aptGet)) return false;
  console.error(`Trying Debian’s package: ${packages.join(', ')} …`);
  const run = (...args: string[]) =>
    spawnSync(aptGet, args, { stdio: ['ignore', 2, 2], timeout: 10 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  return run('update', '--quiet') && run('install', '--yes', '--quiet', ...(recommended ? [] : ['--no-install-recommends']), ...packages);
}
