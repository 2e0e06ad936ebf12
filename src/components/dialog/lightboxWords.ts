import portuguese from '../../../locales/pt/lightbox.json';
import type { Namespace } from '../../i18n/namespaces';

/** Words of a picture over the whole screen. */
export const lightboxWords: Namespace<'lightbox'> = { name: 'lightbox', portuguese };
