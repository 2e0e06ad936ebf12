import { createEmitter } from '../browser/emitter';
import { useStore } from './useStore';

const { subscribe, emit } = createEmitter((changed) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
});

/** Replaces the query of the address and keeps path and hash; views that use `useSearch` update. */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  emit();
}

/** `location.search`; empty in the server's HTML. */
export const useSearch = (): string =>
  useStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
