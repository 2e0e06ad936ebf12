import fs from 'node:fs';
import { spawnSync } from 'node:child_process';

const aptGet = '/usr/bin/apt-get';

/**
 * Installs packages of Debian (or Ubuntu) where we may, as root; what that prints goes to our error stream, since ours may carry an answer.
 * Answers whether it worked.
 * @param recommended also what the packages recommend, such as fonts
 */
export function installDebian(packages: readonly string[], { recommended = false } = {}): boolean {
  if (process.getuid?.() !== 0 || !fs.existsSync(aptGet)) return false;
  console.error(`Trying Debian’s package: ${packages.join(', ')} …`);
  const run = (...words: string[]) =>
    spawnSync(aptGet, words, { stdio: ['ignore', 2, 2], timeout: 10 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  return run('update', '--quiet') && run('install', '--yes', '--quiet', ...(recommended ? [] : ['--no-install-recommends']), ...packages);
}
