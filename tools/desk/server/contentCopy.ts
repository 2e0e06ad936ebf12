import path from 'node:path';
import fs from 'node:fs';
import { hotelToday } from '../../../src/domain/stay/clock';
import { checkContent } from '../../../src/gatsby/content/check';
import type { Fault } from '../../../src/gatsby/content/fault';
import { hotelTimeZone } from '../../../src/site';

export interface ContentState {
  readonly faults: readonly Fault[];
  /** Whether the site shows the files as they stand, or the last state that had no fault. */
  readonly shown: 'now' | 'before' | 'nothing';
  /** Rises with each check of the files. */
  readonly revision: number;
}

interface Seen {
  readonly size: number;
  readonly mtimeMs: number;
}

/** Content files by their path below `folder`; hidden ones are help for editors, or being written. */
function filesOf(folder: string, below = ''): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const entry of fs.readdirSync(path.join(folder, below), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const here = path.join(below, entry.name);
    if (entry.isDirectory()) for (const [name, seen] of filesOf(folder, here)) found.set(name, seen);
    else {
      const { size, mtimeMs } = fs.statSync(path.join(folder, here));
      found.set(here, { size, mtimeMs });
    }
  }
  return found;
}

const foldersBelow = (top: string): string[] =>
  fs
    .readdirSync(top, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap((entry) => [path.join(top, entry.name), ...foldersBelow(path.join(top, entry.name))]);

const isSame = (one: Seen | undefined, other: Seen): boolean => one?.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 2;

/** Makes `shown` hold what `folder` holds. Pictures go first: a file that names one finds it. */
export function copyContent(folder: string, shown: string): void {
  fs.mkdirSync(shown, { recursive: true });
  const wanted = filesOf(folder);
  const there = filesOf(shown);
  const beside = `${shown}.copy`;
  const changed = [...wanted].filter(([name, seen]) => !isSame(there.get(name), seen)).map(([name]) => name);
  for (const name of [...changed.filter((one) => !one.endsWith('.json')), ...changed.filter((one) => one.endsWith('.json'))]) {
    const target = path.join(shown, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    // whoever watches the folder never sees half a file
    fs.copyFileSync(path.join(folder, name), beside);
    const { mtimeMs } = wanted.get(name) as Seen;
    fs.utimesSync(beside, mtimeMs / 1000, mtimeMs / 1000);
    fs.renameSync(beside, target);
  }
  for (const name of there.keys()) if (!wanted.has(name)) fs.rmSync(path.join(shown, name));
}

/** Milliseconds without a further change before the files are checked: one save may write several. */
const debounce = 60;

/**
 * Keeps a second content folder, from which the site in develop mode is made, at the last state of `content/` that has no fault.
 * A mistake on the way is reported, and the site stays as it was.
 */
export function shownContent({ root, shown, onCheck }: { root: string; shown: string; onCheck: (state: ContentState) => void }) {
  const folder = path.join(root, 'content');
  let revision = 0;
  let running: Promise<ContentState> | undefined;
  let isShown = false;
  const waiting: (() => void)[] = [];
  let again = false;

  async function checkOnce(): Promise<ContentState> {
    revision += 1;
    const faults = await checkContent(root, { today: hotelToday(new Date(), hotelTimeZone) });
    const isWhole = !faults.some(({ level }) => level === 'fault');
    if (isWhole) copyContent(folder, shown);
    const state: ContentState = { faults, shown: isWhole ? 'now' : fs.existsSync(path.join(shown, 'site.json')) ? 'before' : 'nothing', revision };
    isShown = state.shown !== 'nothing';
    if (isShown) for (const go of waiting.splice(0)) go();
    onCheck(state);
    return state;
  }

  /** Checks the files; what changes meanwhile is checked afterwards. */
  async function refresh(): Promise<ContentState> {
    if (running) {
      again = true;
      return running;
    }
    running = checkOnce();
    try {
      return await running;
    } finally {
      running = undefined;
      if (again) {
        again = false;
        void refresh();
      }
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const watchers = new Map<string, fs.FSWatcher>();
  // folder by folder: where a file takes another's place, a watch on the file itself would see nothing more
  function watch(): void {
    const folders = [folder, path.join(root, 'locales'), path.join(root, 'src/pages')].flatMap((top) => [top, ...foldersBelow(top)]);
    for (const watched of folders)
      if (!watchers.has(watched))
        watchers.set(
          watched,
          fs
            .watch(watched, () => {
              clearTimeout(timer);
              timer = setTimeout(() => {
                watch();
                void refresh();
              }, debounce);
            })
            .on('error', () => watchers.delete(watched)),
        );
  }
  watch();
  return {
    refresh,
    /** Waits for the first state that can be shown. */
    ready: () => (isShown ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))),
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
