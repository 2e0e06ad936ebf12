import { languageTags, type Language } from '../../site';

/**
 * The name of a month as it stands within a sentence: "julho", "July", "juillet".
 * @param month 1 to 12
 */
export const monthName = (month: number, language: Language): string =>
  new Intl.DateTimeFormat(languageTags[language], { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month - 1, 1));
