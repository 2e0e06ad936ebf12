import portuguese from '../../../locales/pt/party.json';
import type { Area } from '../../words/area';

/** Who travels, and where everybody sleeps. */
export const partyWords: Area<'party'> = { name: 'party', portuguese };
