import { comfortStore } from './comfortStore';
import type { Store } from './store';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query);
  const unsubscribe = comfortStore.subscribe(listener);
  media.addEventListener('change', listener);
  return () => {
    media.removeEventListener('change', listener);
    unsubscribe();
  };
};

/** Whether the system or comfort mode asks for reduced motion; true in the server's HTML. */
export const reducedMotionStore: Store<boolean> = {
  subscribe,
  read: () => window.matchMedia(query).matches || comfortStore.read(),
  readOnServer: () => true,
};
