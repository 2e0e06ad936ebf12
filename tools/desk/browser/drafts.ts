import localForage from 'localforage';
import { openedFiles, type OpenedFile } from './openedFiles';

/** A draft as Decap keeps it, with what it began from. */
interface Draft {
  readonly path?: string;
  readonly beganFrom?: OpenedFile;
}

/** Milliseconds between two looks for the form, and how many. */
const interval = 50;
const mostTries = 600;

async function formIsThere(): Promise<void> {
  for (let tries = 0; tries < mostTries && !document.querySelector('.desk-input'); tries += 1) await new Promise((resolve) => setTimeout(resolve, interval));
}

const isDraft = (key: string, value: unknown): value is Draft => key.startsWith('backup.') && typeof value === 'object' && value !== null;

/**
 * Decap reads the draft of an earlier visit while it loads the file that the draft belongs to, and shows whichever comes last: most often the file, and what
 * was typed is lost. So the draft waits for the form.
 *
 * A draft also remembers the file as it was when the draft began. Where somebody has saved the file since, the desk asks before it saves the draft.
 */
export function keepDrafts(): void {
  const read = localForage.getItem.bind(localForage) as (key: string) => Promise<unknown>;
  const write = localForage.setItem.bind(localForage);
  const remove = localForage.removeItem.bind(localForage);
  /** What was opened before the draft took its place: it counts again when the draft is declined. */
  const opened = new Map<string, { readonly path: string; readonly file: OpenedFile | undefined; readonly draft: OpenedFile }>();

  localForage.getItem = (async (key: string) => {
    if (key.startsWith('backup')) await formIsThere();
    const value = await read(key);
    if (isDraft(key, value) && value.path && value.beganFrom) {
      opened.set(key, { path: value.path, file: openedFiles.get(value.path), draft: value.beganFrom });
      openedFiles.set(value.path, value.beganFrom);
    }
    return value;
  }) as typeof localForage.getItem;

  localForage.setItem = ((key: string, value: unknown) =>
    write(key, isDraft(key, value) && value.path ? { ...value, beganFrom: openedFiles.get(value.path) } : value)) as typeof localForage.setItem;

  localForage.removeItem = (key: string) => {
    const found = opened.get(key);
    opened.delete(key);
    // not where the draft was saved: then a newer state has taken its place
    if (found?.file && openedFiles.get(found.path) === found.draft) openedFiles.set(found.path, found.file);
    return remove(key);
  };
}
