import { createEmitter } from './emitter';
import type { Store } from './store';

const { subscribe, emit } = createEmitter((changed) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
});

/** Replaces the query string of the address and keeps path and hash; views that use `useQueryString` update. */
export function replaceQueryString(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  emit();
}

/** `location.search`; empty in the server's HTML. */
export const queryStringStore: Store<string> = { subscribe, read: () => window.location.search, readOnServer: () => '' };
