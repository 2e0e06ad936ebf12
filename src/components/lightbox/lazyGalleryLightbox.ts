import { lazyComponent } from '../lazy/lazyComponent';

/** The lightbox of albums, tours and rooms. */
export const lazyGalleryLightbox = lazyComponent(() => import('./GalleryLightbox'));
