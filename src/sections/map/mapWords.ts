import portuguese from '../../../locales/pt/map.json';
import type { Namespace } from '../../i18n/namespaces';

/** Words of what comes with the map's script. */
export const mapWords: Namespace<'map'> = { name: 'map', portuguese };
