import { longestUtmWord } from './campaign';

/**
 * A text as analytics expect it: small letters without accents and figures, joined by `-`, `_` or `.`; “Verão 2027” is `verao-2027`. Analytics
 * count “Email” and “email” apart, and a space becomes `%20` or `+` on the way. Empty where nothing is left.
 */
export const utmWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, longestUtmWord)
    .replace(/^[._-]+|[._-]+$/g, '');
