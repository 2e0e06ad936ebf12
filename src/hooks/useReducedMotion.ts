import { reducedMotionStore } from '../browser/reducedMotionStore';
import { useStore } from './useStore';

/** Whether the system or comfort mode asks for reduced motion; true in the server's HTML. */
export const useReducedMotion = (): boolean => useStore(reducedMotionStore);
