import portuguese from '../../../locales/pt/party.json';
import type { Namespace } from '../../i18n/namespaces';

/** Who travels, and where everybody sleeps. */
export const partyWords: Namespace<'party'> = { name: 'party', portuguese };
