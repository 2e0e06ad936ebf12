import { createEmitter, onWindow, type Store } from '../browser/store';
import { useStore } from './useStore';

const { subscribe, emit } = createEmitter((changed) => onWindow('popstate', changed));

const queryStringStore: Store<string> = { subscribe, read: () => window.location.search, readOnServer: () => '' };

/** `location.search`; empty in the server's HTML. */
export const useQueryString = (): string => useStore(queryStringStore);

/** Replaces the query string of the address and keeps path and hash; views that use it update. */
export function replaceQueryString(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  emit();
}
