import localForage from 'localforage';
import { isDraftKey, whenFormIsShown } from './internals';

/** The version of a file that was last opened or saved here, which a draft is based on. */
interface OpenedFile {
  /** The server's identifier of the version. */
  readonly id: string;
  readonly text: string;
}

/** By file path. */
export const openedFiles = new Map<string, OpenedFile>();

/** A draft as Decap stores it, with the version it is based on. */
interface Draft {
  readonly path?: string;
  readonly beganFrom?: OpenedFile;
}

const isDraft = (key: string, value: unknown): value is Draft => isDraftKey(key) && typeof value === 'object' && value !== null;

/**
 * Works around two problems of Decap's drafts. It reads an earlier draft while it loads the file, and shows whichever arrives last, usually the file: here the
 * draft waits until the form shows the file. And drafts do not record the version they are based on: here they do, so that the desk can ask before it saves a draft
 * over a newer version.
 */
export function keepDrafts(): void {
  const read = localForage.getItem.bind(localForage) as (key: string) => Promise<unknown>;
  const write = localForage.setItem.bind(localForage);
  const remove = localForage.removeItem.bind(localForage);
  /** The version that was opened before the draft replaced it; restored when the draft is declined. */
  const opened = new Map<string, { readonly path: string; readonly file: OpenedFile | undefined; readonly draft: OpenedFile }>();

  localForage.getItem = (async (key: string) => {
    if (isDraftKey(key)) await whenFormIsShown();
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
    // unless the draft was saved, which made a newer version
    if (found?.file && openedFiles.get(found.path) === found.draft) openedFiles.set(found.path, found.file);
    return remove(key);
  };
}
