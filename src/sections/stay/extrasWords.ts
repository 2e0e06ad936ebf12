import portuguese from '../../../locales/pt/extras.json';
import type { Namespace } from '../../i18n/namespaces';

/** What is added to the price of a stay, and until when it can be cancelled. */
export const extrasWords: Namespace<'extras'> = { name: 'extras', portuguese };
