import type { Store } from './store';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** `navigator.onLine`; true in the server's HTML. */
export const onlineStore: Store<boolean> = { subscribe, read: () => navigator.onLine, readOnServer: () => true };
