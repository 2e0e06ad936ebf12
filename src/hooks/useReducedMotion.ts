import { comfortStore } from '../browser/comfortStore';
import type { Store } from '../browser/store';
import { useStore } from './useStore';

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');

const reducedMotionStore: Store<boolean> = {
  subscribe: (listener) => {
    const media = reducedMotion();
    const unsubscribe = comfortStore.subscribe(listener);
    media.addEventListener('change', listener);
    return () => {
      media.removeEventListener('change', listener);
      unsubscribe();
    };
  },
  read: () => reducedMotion().matches || comfortStore.read(),
  readOnServer: () => true,
};

/** Whether the system or comfort mode asks for reduced motion; true in the server's HTML. */
export const useReducedMotion = (): boolean => useStore(reducedMotionStore);
