import portuguese from '../../../locales/pt/lightbox.json';
import type { Area } from '../../words/area';

/** Words of a picture over the whole screen. */
export const lightboxWords: Area<'lightbox'> = { name: 'lightbox', portuguese };
