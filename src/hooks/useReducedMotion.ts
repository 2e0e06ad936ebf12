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

/** Whether the visitor asks for less motion, by the system or by comfort mode; true in the server's HTML, where nothing moves. */
export const useReducedMotion = (): boolean =>
  useStore(
    subscribe,
    () => window.matchMedia(query).matches || isComfortOn(),
    () => true,
  );
