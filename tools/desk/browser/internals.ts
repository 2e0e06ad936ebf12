import { createDraftFromEntry, entryLoaded, persistLocalBackup, removeDraftEntryMediaFile } from 'decap-cms-core/dist/esm/actions/entries';
import { store } from 'decap-cms-core/dist/esm/redux';
import { history } from 'decap-cms-core/dist/esm/routing/history';
import localForage from 'localforage';
import type { Group } from './decap';

/**
 * Everything the desk uses of Decap CMS beyond its documented interface, read from decap-cms-core 3.19.1, decap-cms-backend-github 3.8.3,
 * decap-cms-backend-proxy 3.5.3 and decap-cms-widget-list 3.6.3. `internals.test.ts` checks each against the installed packages; `tests/desk` walks them in a
 * browser. The class names of Decap's that desk.css addresses are listed there too.
 */

// The state of the editor (decap-cms-core/src/reducers/entryDraft.js).

const draftEntry = (): Group | undefined => (store.getState().entryDraft.get('key') ? (store.getState().entryDraft.get('entry') as Group) : undefined);
const collectionOf = (name: string): Group => store.getState().collections.get(name) as Group;
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the form shows; undefined while there is none. A new entry has neither slug nor path, and only a draft of the service has a status. */
export function shownEntry() {
  const entry = draftEntry();
  if (!entry) return undefined;
  const [collection, slug] = [word(entry.get('collection')), word(entry.get('slug'))];
  return {
    collection,
    slug,
    status: word(store.getState().editorialWorkflow.getIn(['entities', `${collection}.${slug}`, 'status'])),
    path: word(entry.get('path')),
    hasChanges: store.getState().entryDraft.get('hasChanged') === true,
  };
}

/** Resolves once the form shows an entry. */
export const whenFormIsShown = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!draftEntry()) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });

/** Calls back when the editor begins to save, and when it ends, with or without success. */
export function onSaving(listener: (isSaving: boolean) => void): void {
  let before = false;
  store.subscribe(() => {
    const isSaving = (store.getState().entryDraft.get('entry') as Group | undefined)?.get('isPersisting') === true;
    if (isSaving === before) return;
    before = isSaving;
    listener(isSaving);
  });
}

/** Calls back when the form's changes are undone by hand: it is again what it is compared with. */
export function onUndone(listener: (collection: string, slug: string) => void): void {
  let before: ReturnType<typeof shownEntry>;
  store.subscribe(() => {
    const now = shownEntry();
    if (now && before?.hasChanges && !now.hasChanges && now.path === before.path) listener(now.collection, now.slug);
    before = now;
  });
}

/** Gives a draft of the service the status that it has there (decap-cms-core/src/reducers/editorialWorkflow.ts). */
export const showStatus = (draft: object): void => void store.dispatch({ type: 'UNPUBLISHED_ENTRY_STATUS_CHANGE_SUCCESS', payload: draft });

/** Makes an entry the state that the form's changes are compared with. */
export const compareWith = (collection: string, entry: object): void => {
  store.dispatch(entryLoaded(collectionOf(collection), entry));
};

/** Fills the form with an entry. */
export const showInForm = (entry: object): void => {
  store.dispatch(createDraftFromEntry(entry));
};

/** Takes a file out of the form, before another of its name: Decap would ask in English, and delete that of the site. */
export const removeFromForm = (id: string): void => void store.dispatch(removeDraftEntryMediaFile({ id }));

// Drafts in the browser's storage (decap-cms-core/src/backend.ts).

/** The name of an entry's draft; of a new one without a slug. */
export const draftKey = (collection: string, slug: string): string => ['backup', collection, slug].filter(Boolean).join('.');

/** What the names of all stored drafts begin with. */
export const isDraftKey = (key: string): boolean => key.startsWith('backup.');

/** Stores what was typed as a draft, which Decap itself does two seconds after the last keystroke. @returns whether it is stored */
export async function storeDraft(): Promise<boolean> {
  const entry = draftEntry();
  const shown = shownEntry();
  if (!entry || !shown) return true;
  await (store.dispatch(persistLocalBackup(entry, collectionOf(shown.collection))) as Promise<unknown>);
  const stored = await localForage.getItem<{ readonly raw?: string }>(draftKey(shown.collection, shown.slug));
  return Boolean(stored?.raw);
}

// Navigation (decap-cms-core/src/routing/history.js, of history 4).

/** Calls back when Decap itself has changed the address: by its links, or after saving a new entry. Not for Back, Forward or a typed address. */
export const onOwnNavigation = (listener: () => void): void => {
  history.listen((_location, action) => {
    if (action !== 'POP') listener();
  });
};

// Fields and lists (decap-cms-widget-list/src/ListControl.js). The id of an input, a list or a group is the name of its field and a number; the entries of a list
// stand in its last element.

/** The name of the field of an input, a list or a group. */
export const fieldOfId = (id: string): string => id.replace(/-field-\d+.*/, '');

/** The lists and groups around an element, from the outermost. */
export function containersAround(inner: Element): Element[] {
  const around = inner.parentElement?.closest('[id*="-field-"]');
  return around ? [...containersAround(around), around] : [];
}

/** An entry of a list, counted from 0. */
export const entryAt = (list: Element, index: number): Element | undefined => list.lastElementChild?.children[index];

/** The entry of a list that contains an element, counted from 0; -1 if none does. */
export const entryWith = (list: Element, inner: Element): number => [...(list.lastElementChild?.children ?? [])].findIndex((entry) => entry.contains(inner));

/** The button of a list's entry that takes it away, with a × and no words: the last one of its bar. */
export const removeButton = (list: Element, index: number): Element | null =>
  entryAt(list, index)?.firstElementChild?.querySelector(':scope > button:last-child') ?? null;

/** Whether an element is the summary of a collapsed entry of a list, and no button on it. */
export function isClosedEntry(list: Element, inner: Element): boolean {
  const fields = entryAt(list, entryWith(list, inner))?.lastElementChild;
  return fields?.getClientRects().length === 0 && !inner.closest('button, [role="button"]');
}

// The clients of Git services (src/API.ts of each backend), which are private to their classes.

/** The part of a client of Decap's backends that is asked: for files by all, for commits by GitLab's or by the others. */
export interface HistoryClient {
  readonly repoURL: string;
  /** The branch that is published. */
  readonly branch: string;
  readonly readFile: (path: string, sha: null, options: { readonly branch: string }) => Promise<string>;
  readonly request: (path: string, options: { readonly params: object }) => Promise<unknown>;
  readonly requestJSON?: (request: { readonly url: string; readonly params: object }) => Promise<unknown>;
}

/** The part of the backend's GitHub client that is changed or asked. */
export interface GitHubClient extends HistoryClient {
  /** Called where GitHub refuses to merge a pull request: writes the draft's files over the branch all the same. */
  forceMergePR: (pullRequest: object) => Promise<unknown>;
  /** Where the branch exists already, overwrites it. */
  createBranch: (name: string, sha: string) => Promise<unknown>;
  readonly getPullRequests: (branch: string, state: 'open', of: () => boolean) => Promise<readonly { readonly labels?: readonly object[] }[]>;
  /** Labels a pull request, without which Decap does not take it for a draft. */
  readonly setPullRequestStatus: (pullRequest: object, status: string) => Promise<unknown>;
  readonly getDifferences: (from: string, to: string) => Promise<{ readonly merge_base_commit?: { readonly sha: string } }>;
  readonly getHeadReference: (branch: string) => Promise<string>;
}

/** The branch of a draft (decap-cms-lib-util, APIUtils.js). */
export const draftBranch = (collection: string, slug: string): string => `cms/${collection}/${slug}`;

/** Changes the client of a GitHub backend whenever the backend makes one: at sign-in. */
export function changeClient(backend: object, change: (client: GitHubClient) => void): void {
  let client: GitHubClient | null = null;
  Object.defineProperty(backend, 'api', {
    configurable: true,
    get: () => client,
    set: (next: GitHubClient | null) => {
      client = next;
      if (next) change(next);
    },
  });
}

// Gatsby's pages beside the desk (gatsby-react-router-scroll/session-storage.js).

/** Forgets how far pages were scrolled, to which Gatsby would bring them back. */
export function forgetScrolling(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith('@@scroll|')) sessionStorage.removeItem(key);
}
