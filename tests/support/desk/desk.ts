import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyProjectTo } from '../../../tools/build/projectCopy';
import { freePort } from '../../../tools/serve/listen';

export interface Desk {
  /** The copy of the project that is edited. */
  readonly root: string;
  readonly address: string;
  /** The file with its terminal output. */
  readonly log: string;
  /** The text of a file of the copy. */
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  /** Content files of the copy that differ from the project: added, changed or deleted. */
  readonly differences: () => string[];
  /** Lines of a file that differ from the project. */
  readonly changedLines: (file: string) => string[];
  /** Restores the content of the project. */
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Files below a folder, without hidden ones, by relative path. */
export const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Starts the desk on a copy of the project. */
export async function openDesk({ site }: { readonly site: boolean }): Promise<Desk> {
  const original = process.cwd();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-'));
  const root = path.join(folder, 'project');
  copyProjectTo(root);
  const log = path.join(folder, 'desk.log');
  const [port, sitePort] = [await freePort(), await freePort()];
  const address = `http://localhost:${port}/admin`;
  let stop = async (): Promise<void> => Promise.resolve();

  async function start(): Promise<void> {
    const output = fs.openSync(log, 'a');
    const desk = spawn(process.execPath, ['--import', 'tsx', 'tools/desk/edit.ts', ...(site ? [] : ['--no-site'])], {
      cwd: root,
      env: { ...process.env, PORT: String(port), SITE_PORT: String(sitePort), BROWSER: 'none', GATSBY_TELEMETRY_DISABLED: '1', TMPDIR: folder },
      stdio: ['ignore', output, output],
    });
    fs.closeSync(output);
    const ended = once(desk, 'exit');
    stop = async () => {
      desk.kill('SIGTERM');
      await ended;
    };
    for (let tries = 0; ; tries += 1) {
      const answer = await fetch(address).catch(() => null);
      if (answer?.ok) return;
      if (desk.exitCode !== null || tries > 240) throw new Error(`The desk did not open:\n${fs.readFileSync(log, 'utf8').slice(-2000)}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  await start();

  const place = (base: string, file: string): string => path.join(base, 'content', file);
  const isSame = (file: string): boolean => {
    const [before, now] = [original, root].map((base) => (fs.existsSync(place(base, file)) ? fs.readFileSync(place(base, file)) : undefined));
    return before !== undefined && now !== undefined && before.equals(now);
  };
  const differences = (): string[] => {
    const all = new Set([original, root].flatMap((base) => filesBelow(path.join(base, 'content'))));
    return [...all].filter((file) => !isSame(file)).sort();
  };
  const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');
  return {
    root,
    address,
    log,
    read,
    write: (file, text) => fs.writeFileSync(path.join(root, file), text),
    differences,
    changedLines: (file) => {
      const before = fs.readFileSync(path.join(original, file), 'utf8').split('\n');
      return read(file)
        .split('\n')
        .filter((line, index) => line !== before[index]);
    },
    reset: () => {
      for (const file of differences())
        if (fs.existsSync(place(original, file))) {
          // an emptied collection may have lost its folder
          fs.mkdirSync(path.dirname(place(root, file)), { recursive: true });
          fs.copyFileSync(place(original, file), place(root, file));
        } else fs.rmSync(place(root, file));
    },
    start,
    stop: () => stop(),
    remove: async () => {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
