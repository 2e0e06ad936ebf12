import { lazyPart } from '../parts/lazyPart';

/** The view all round a room, with its viewer: fetched when a guest asks for it, never before. */
export const panoramaPart = lazyPart(() => import('./Panorama'));
