import { comfortStore } from '../browser/comfortStore';
import { useStore } from './useStore';

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

const read = () => window.matchMedia(query).matches || comfortStore.read();
const readOnServer = () => true;

/** Whether the system or comfort mode asks for reduced motion; true in the server's HTML. */
export const useReducedMotion = (): boolean => useStore({ subscribe, read, readOnServer });
