import portuguese from '../../../locales/pt/day.json';
import type { Namespace } from '../../i18n/namespaces';

/** What is open on a day, at an hour. */
export const dayWords: Namespace<'day'> = { name: 'day', portuguese };
