import { createEmitter, onWindow, type Store } from './store';

const { subscribe, emit } = createEmitter((changed) => onWindow('popstate', changed));

/** `location.search`; empty in the server's HTML. */
export const queryStringStore: Store<string> = { subscribe, read: () => window.location.search, readOnServer: () => '' };

/** Replaces the query string of the address, if it differs, not path and hash; views that use it update. */
export function replaceQueryString(search: string): void {
  const { pathname, search: before, hash } = window.location;
  if (search === before) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  emit();
}
