import path from 'node:path';
import fs from 'node:fs';
import { spawnSync } from 'node:child_process';

const aptGet = '/usr/bin/apt-get';

/** Installs packages, if we are root. Output goes to stderr: stdout may carry a result. @returns whether it worked */
export function installDebian(packages: readonly string[], { recommended = false } = {}): boolean {
  if (process.getuid?.() !== 0 || !fs.existsSync(aptGet)) return false;
  console.error(`Trying Debian’s package: ${packages.join(', ')} …`);
  const run = (...args: string[]) =>
    spawnSync(aptGet, args, { stdio: ['ignore', 2, 2], timeout: 10 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  return run('update', '--quiet') && run('install', '--yes', '--quiet', ...(recommended ? [] : ['--no-install-recommends']), ...packages);
}

/** Packages are unpacked here as if it were the root of the file system. */
export const unpackedFolder = path.resolve('node_modules', '.cache', 'debian');

/** The environment for unpacked programs, with their libraries on the search path. */
export function unpackedEnvironment(): NodeJS.ProcessEnv {
  const libraries = path.join(unpackedFolder, 'usr', 'lib');
  if (!fs.existsSync(libraries)) return process.env;
  const folders = fs.readdirSync(libraries).map((name) => path.join(libraries, name));
  return { ...process.env, LD_LIBRARY_PATH: [process.env.LD_LIBRARY_PATH, ...folders].filter(Boolean).join(':') };
}

/** Downloads packages and unpacks them without installing: no root rights, no services started. @returns whether it worked */
export function unpackDebian(packages: readonly string[]): boolean {
  if (!fs.existsSync(aptGet)) return false;
  const fetched = path.join(unpackedFolder, 'packages');
  fs.mkdirSync(fetched, { recursive: true });
  // Output goes to stderr: stdout may carry a result.
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: fetched, stdio: ['ignore', 2, 2], timeout: 5 * 60_000 }).status === 0;
  const download = () => run(aptGet, 'download', '--quiet', '--option=APT::Sandbox::User=', ...packages);
  if (!download() && !(process.getuid?.() === 0 && run(aptGet, 'update', '--quiet') && download())) return false;
  return fs.readdirSync(fetched).every((name) => run('dpkg-deb', '--extract', name, unpackedFolder));
}
