import { digitsOf } from './digitsOf';

/** An address that dials a number written in international form. */
export const phoneLink = (number: string): string => `tel:+${digitsOf(number)}`;
