import { followers } from './followers';
import { useStore } from './useStore';

const { follow, tell } = followers((changed) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
});

/** Puts another query into the address, which keeps its path and its hash; every view that reads the query follows. */
export function replaceSearch(search: string): void {
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${hash}`);
  tell();
}

/** The query of the address, with its question mark; empty in the server's HTML. */
export const useSearch = (): string =>
  useStore(
    follow,
    () => window.location.search,
    () => '',
  );
