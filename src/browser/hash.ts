import { createEmitter, onWindow, type Store } from './store';

const { subscribe, emit } = createEmitter((changed) => {
  const stops = [onWindow('hashchange', changed), onWindow('popstate', changed)];
  return () => stops.forEach((stop) => stop());
});

export const hashStore: Store<string | null> = { subscribe, read: () => window.location.hash.slice(1), readOnServer: () => null };

/** Replaces the hash of the address, not path and query; views that use it update. */
export function replaceHash(hash: string): void {
  window.history.replaceState(window.history.state, '', `#${hash}`);
  emit();
}
