import { onWindow, type Store } from '../browser/store';
import { useStore } from './useStore';

const onlineStore: Store<boolean> = {
  subscribe: (listener) => {
    const stops = [onWindow('online', listener), onWindow('offline', listener)];
    return () => stops.forEach((stop) => stop());
  },
  read: () => navigator.onLine,
  readOnServer: () => true,
};

/** `navigator.onLine`; true in the server's HTML. */
export const useOnline = (): boolean => useStore(onlineStore);
