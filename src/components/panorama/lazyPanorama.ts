import { lazyComponent } from '../lazy/lazyComponent';

/** The 360° view of a room with its viewer, loaded on request only. */
export const lazyPanorama = lazyComponent(() => import('./Panorama'));
