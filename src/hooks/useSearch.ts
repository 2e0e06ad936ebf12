import { useStore } from './useStore';

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
};

/** Puts another query into the address, which keeps its path and its hash; every view that reads the query follows. */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  listeners.forEach((listener) => listener());
}

/** The query of the address, with its question mark; empty in the server's HTML. */
export const useSearch = (): string =>
  useStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
