import { createEmitter } from '../browser/emitter';
import { useStore } from './useStore';

const { subscribe, emit } = createEmitter((changed) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
});

/** Puts another query into the address, which keeps its path and its hash; every view that reads the query follows. */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  emit();
}

/** The query of the address, with its question mark; empty in the server's HTML. */
export const useSearch = (): string =>
  useStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
