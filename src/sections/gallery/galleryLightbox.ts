import { lazyPart } from '../../components/parts/lazyPart';

/** The lightbox of albums, tours and rooms, made ready once the page has come to rest. */
export const galleryLightbox = lazyPart(() => import('./GalleryLightbox'));
