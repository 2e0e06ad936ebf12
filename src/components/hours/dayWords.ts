import portuguese from '../../../locales/pt/day.json';
import type { Area } from '../../words/area';

/** What is open on a day, at an hour. */
export const dayWords: Area<'day'> = { name: 'day', portuguese };
