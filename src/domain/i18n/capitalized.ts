import type { Language } from '../../site';

/** A text with its first letter in upper case. */
export const capitalized = (text: string, language: Language): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
