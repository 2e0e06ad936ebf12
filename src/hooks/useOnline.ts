import { useStore } from './useStore';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Whether the browser believes to be connected; true in the server's HTML. */
export const useOnline = (): boolean =>
  useStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
