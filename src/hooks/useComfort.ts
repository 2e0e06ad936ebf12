import { comfortStore } from '../browser/comfortStore';
import { useStore } from './useStore';

/** Whether comfort mode is on; false in the server's HTML. */
export const useComfort = (): boolean => useStore(comfortStore);
