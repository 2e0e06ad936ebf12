import { lazyComponent } from '../lazy/lazyComponent';

export const lazyGalleryLightbox = lazyComponent(() => import('./GalleryLightbox'));
