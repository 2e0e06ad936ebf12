import { comfortStore } from '../browser/comfortStore';
import { mediaStore } from '../browser/mediaStore';
import { useStore } from './useStore';

const reducedMotionStore = mediaStore('(prefers-reduced-motion: reduce)', true);

/** Whether the system or comfort mode requests reduced motion; true in the server's HTML. */
export function useReducedMotion(): boolean {
  const [reduced, comfort] = [useStore(reducedMotionStore), useStore(comfortStore)];
  return reduced || comfort;
}
