import portuguese from '../../../locales/pt/offerFinder.json';
import type { Area } from '../../words/area';

/** Which offers may apply to a visit, and why not. */
export const finderWords: Area<'offerFinder'> = { name: 'offerFinder', portuguese };
