import path from 'node:path';
import fs from 'node:fs';
import chokidar from 'chokidar';
import pLimit from 'p-limit';
import { hotelToday } from '../../src/domain/time/clock';
import { checkContent } from '../../src/content/check';
import { isIgnored } from '../../src/content/ignoredFiles';
import { isSource } from '../../src/content/read';
import type { Fault } from '../../src/content/faults/fault';
import { hotelFolder } from '../../src/hotel';
import { hotelTimeZone } from '../../src/site';

export interface ContentState {
  readonly faults: readonly Fault[];
  /** Whether the copy has the current files, or the last valid state. */
  readonly shown: 'current' | 'lastValid' | 'none';
  readonly revision: number;
}

/** The files that the site reads. */
const filesOf = (folder: string): Map<string, fs.Stats> =>
  new Map(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => isSource(folder, name, true))
      // a file may disappear meanwhile: Git and editors replace files
      .flatMap((name) => {
        const stats = fs.statSync(path.join(folder, name), { throwIfNoEntry: false });
        return stats?.isFile() ? [[name, stats] as const] : [];
      }),
  );

const isSame = (one: fs.Stats | undefined, other: fs.Stats): boolean => one?.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 2;

/** Synchronizes the folder `copy` with `folder`. Pictures first, so that a file that names one finds it. */
function copyContent(folder: string, copy: string): void {
  fs.mkdirSync(copy, { recursive: true });
  const wanted = filesOf(folder);
  const there = filesOf(copy);
  const beside = `${copy}.copy`;
  const changed = [...wanted].filter(([name, seen]) => !isSame(there.get(name), seen));
  const rank = ([name]: readonly [string, fs.Stats]) => (name.endsWith('.json') ? 1 : 0);
  for (const [name, seen] of changed.sort((a, b) => rank(a) - rank(b))) {
    const target = path.join(copy, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    // atomically, since others watch the folder
    fs.copyFileSync(path.join(folder, name), beside);
    fs.utimesSync(beside, seen.atime, seen.mtimeMs / 1000);
    fs.renameSync(beside, target);
  }
  for (const name of there.keys()) if (!wanted.has(name)) fs.rmSync(path.join(copy, name));
}

/** Milliseconds without a further change before the check: one save may write several files. */
const debounce = 60;

/** Keeps a copy of the hotel's folder at its last valid state, for the site in develop mode: a fault is reported and the site does not change. */
export function contentCopy({ root, copy, onCheck }: { root: string; copy: string; onCheck: (state: ContentState) => void }) {
  const folder = path.resolve(root, hotelFolder);
  let revision = 0;
  let beReady: () => void;
  const ready = new Promise<void>((resolve) => (beReady = resolve));

  async function checkOnce(): Promise<ContentState> {
    revision += 1;
    const faults = await checkContent(root, { today: hotelToday(new Date(), hotelTimeZone) });
    const isValid = !faults.some(({ level }) => level === 'fault');
    if (isValid) copyContent(folder, copy);
    const state: ContentState = { faults, shown: isValid ? 'current' : fs.existsSync(path.join(copy, 'site.json')) ? 'lastValid' : 'none', revision };
    if (state.shown !== 'none') beReady();
    onCheck(state);
    return state;
  }

  const limit = pLimit(1);
  const refresh = (): Promise<ContentState> => limit(checkOnce);

  /** Changes during a check start another one. An error, such as a folder that disappears while it is read, must not end the process. */
  function refreshInBackground(): void {
    if (limit.pendingCount === 0) refresh().catch((error: unknown) => console.error(error));
  }

  let timer: NodeJS.Timeout | undefined;
  function refreshSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(refreshInBackground, debounce);
  }
  const watcher = chokidar
    .watch([folder, path.join(root, 'locales'), path.join(root, 'src/pages')], { ignoreInitial: true, ignored: (file) => isIgnored(path.basename(file)) })
    .on('all', refreshSoon)
    // changes during the first scan of the folders are not reported
    .on('ready', refreshSoon);
  return {
    refresh,
    ready,
    close: () => {
      clearTimeout(timer);
      void watcher.close();
    },
  };
}
