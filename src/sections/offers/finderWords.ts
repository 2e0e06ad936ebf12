import portuguese from '../../../locales/pt/offerFinder.json';
import type { Namespace } from '../../i18n/namespaces';

/** Which offers may apply to a visit, and why not. */
export const finderWords: Namespace<'offerFinder'> = { name: 'offerFinder', portuguese };
