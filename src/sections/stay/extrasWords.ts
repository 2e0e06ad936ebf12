import portuguese from '../../../locales/pt/extras.json';
import type { Area } from '../../words/area';

/** What is added to the price of a stay, and until when it can be cancelled. */
export const extrasWords: Area<'extras'> = { name: 'extras', portuguese };
