import type { Language } from '../../site';

/** A text that stands at the beginning of a line: its first letter large. */
export const capitalized = (text: string, language: Language): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
