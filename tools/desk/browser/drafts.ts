import localForage from 'localforage';
import { draftKey, isDraftKey, onUndone, shownEntry, storeDraft, whenFormIsShown } from './internals';

/** The texts of files as they were last opened or saved here, which drafts are based on, by path. */
export const openedFiles = new Map<string, string>();

/** A draft as Decap stores it, with the version it is based on. */
interface Draft {
  readonly path?: string;
  readonly beganFrom?: string | null;
}

const isDraft = (key: string, value: unknown): value is Draft => isDraftKey(key) && typeof value === 'object' && value !== null;

/** Whether a draft says nothing that the file of the form does not say: its changes were undone before it was stored. */
function isUndone({ path }: Draft): boolean {
  const shown = shownEntry();
  return shown?.path === path && !shown?.hasChanges;
}

/**
 * Works around four problems of Decap's drafts. It reads an earlier draft while it loads the file, and shows whichever arrives last, usually the file: here the
 * draft waits until the form shows the file. Drafts do not record the version they are based on: here they do, so that the desk can ask before it saves a draft
 * over a newer version. A draft outlives the changes in it: here it goes when they are undone. And it is stored two seconds after the last letter: here also when
 * the page is left or hidden.
 */
export function keepDrafts(): void {
  const read = localForage.getItem.bind(localForage) as (key: string) => Promise<unknown>;
  const write = localForage.setItem.bind(localForage);
  const remove = localForage.removeItem.bind(localForage);
  /** The version that was opened before the draft replaced it; restored when the draft is declined. */
  const opened = new Map<string, { readonly path: string; readonly file: string | undefined; readonly draft: string }>();

  localForage.getItem = (async (key: string) => {
    if (isDraftKey(key)) await whenFormIsShown();
    const value = await read(key);
    if (isDraft(key, value) && value.path && value.beganFrom) {
      opened.set(key, { path: value.path, file: openedFiles.get(value.path), draft: value.beganFrom });
      openedFiles.set(value.path, value.beganFrom);
    }
    return value;
  }) as typeof localForage.getItem;

  localForage.setItem = ((key: string, value: unknown) => {
    // one that is brought into the form says itself what it is based on
    if (!isDraft(key, value) || !value.path || value.beganFrom !== undefined) return write(key, value);
    return isUndone(value) ? localForage.removeItem(key) : write(key, { ...value, beganFrom: openedFiles.get(value.path) });
  }) as typeof localForage.setItem;

  localForage.removeItem = (key: string) => {
    const found = opened.get(key);
    opened.delete(key);
    // unless the draft was saved, which made a newer version
    if (found?.file && openedFiles.get(found.path) === found.draft) openedFiles.set(found.path, found.file);
    return remove(key);
  };

  onUndone((collection, slug) => void localForage.removeItem(draftKey(collection, slug)));
  const storeNow = (): void => {
    if (shownEntry()?.hasChanges) void storeDraft();
  };
  window.addEventListener('beforeunload', storeNow);
  document.addEventListener('visibilitychange', storeNow);
}
