import portuguese from '../../../locales/pt/panorama.json';
import type { Namespace } from '../../i18n/namespaces';

/** Words of the view all round. */
export const panoramaWords: Namespace<'panorama'> = { name: 'panorama', portuguese };
