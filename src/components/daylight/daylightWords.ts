import portuguese from '../../../locales/pt/daylight.json';
import type { Namespace } from '../../i18n/namespaces';

/** Words of a view by the hour. */
export const daylightWords: Namespace<'daylight'> = { name: 'daylight', portuguese };
