import { lazyPart } from '../../components/parts/lazyPart';

/** The lightbox of albums and rooms, loaded when a picture is opened. */
export const galleryLightbox = lazyPart(() => import('./GalleryLightbox'));
