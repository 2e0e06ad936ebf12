import { followComfort, isComfortOn } from './useComfort';
import { useStore } from './useStore';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query);
  const unfollow = followComfort(listener);
  media.addEventListener('change', listener);
  return () => {
    media.removeEventListener('change', listener);
    unfollow();
  };
};

/** Whether the system or comfort mode asks for reduced motion; true in the server's HTML. */
export const useReducedMotion = (): boolean =>
  useStore(
    subscribe,
    () => window.matchMedia(query).matches || isComfortOn(),
    () => true,
  );
