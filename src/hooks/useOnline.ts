import { onlineStore } from '../browser/onlineStore';
import { useStore } from './useStore';

/** `navigator.onLine`; true in the server's HTML. */
export const useOnline = (): boolean => useStore(onlineStore);
