import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './driver/freePort';

/** What a copy of the project needs to be edited and built. */
const parts = [
  'content',
  'locales',
  'src',
  'static',
  'tools',
  'plugins',
  'package.json',
  'tsconfig.json',
  'gatsby-browser.ts',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
];

export interface Desk {
  readonly root: string;
  readonly address: string;
  /** The text of a file of the copy. */
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Files of the copy's content that are not as in the project: added, changed or gone. */
  readonly differences: () => string[];
  /** Lines of a file that are not as in the project, as they are now. */
  readonly changedLines: (file: string) => string[];
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** The desk on a copy of the project: its own files are never touched. */
export async function openDesk({ site }: { readonly site: boolean }): Promise<Desk> {
  const original = process.cwd();
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  for (const part of parts) if (fs.existsSync(path.join(original, part))) fs.cpSync(path.join(original, part), path.join(root, part), { recursive: true });
  fs.symlinkSync(path.join(original, 'node_modules'), path.join(root, 'node_modules'));
  const port = await freePort();
  const sitePort = await freePort();
  const address = `http://localhost:${port}/admin`;
  let stop = async (): Promise<void> => Promise.resolve();

  async function start(): Promise<void> {
    const log = fs.openSync(path.join(root, 'desk.log'), 'a');
    const desk = spawn(process.execPath, ['--import', 'tsx', 'tools/desk/edit.ts', ...(site ? [] : ['--no-site'])], {
      cwd: root,
      env: { ...process.env, PORT: String(port), SITE_PORT: String(sitePort), BROWSER: 'none', GATSBY_TELEMETRY_DISABLED: '1', TMPDIR: root },
      stdio: ['ignore', log, log],
    });
    const ended = once(desk, 'exit');
    stop = async () => {
      desk.kill('SIGTERM');
      await ended;
    };
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(address).catch(() => null);
      if (answer?.ok) return;
      if (desk.exitCode !== null || tries > 240)
        throw new Error(`The desk did not open:\n${fs.readFileSync(path.join(root, 'desk.log'), 'utf8').slice(-2000)}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  await start();

  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  const bytes = (base: string, file: string): string | undefined => {
    const place = path.join(base, 'content', file);
    return fs.existsSync(place) ? fs.readFileSync(place, 'base64') : undefined;
  };
  return {
    root,
    address,
    read,
    write: (file, text) => fs.writeFileSync(path.join(root, file), text),
    differences: () => {
      const all = new Set([...filesBelow(path.join(original, 'content')), ...filesBelow(path.join(root, 'content'))]);
      return [...all].filter((file) => bytes(original, file) !== bytes(root, file)).sort();
    },
    changedLines: (file) => {
      const before = fs.readFileSync(path.join(original, file), 'utf8').split('\n');
      return read(file)
        .split('\n')
        .filter((line, index) => line !== before[index]);
    },
    start,
    stop: () => stop(),
    remove: async () => {
      await stop();
      fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
