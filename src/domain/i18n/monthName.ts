import type { Language } from '../../site';

const names: Readonly<Record<Language, readonly string[]>> = {
  pt: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  fr: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
};

/** What stands between month and year. Names of months do not wait for words either: the two are of one language, whatever else has come. */
const between: Readonly<Record<Language, string>> = { pt: ' de ', en: ' ', fr: ' ' };

/**
 * The name of a month as it stands within a sentence: "julho", "July", "juillet". `Intl.DateTimeFormat` says the same (a test holds them together), but
 * takes a cheap phone a tenth of a second the first time it is asked.
 * @param month 1 to 12
 * @throws Error for any other month
 */
export function monthName(month: number, language: Language): string {
  const name = names[language][month - 1];
  if (name === undefined) throw new Error(`There is no month ${month}: months go from 1 to 12.`);
  return name;
}

/** A month of a year, as it heads a calendar: "julho de 2027", "July 2027", "juillet 2027". */
export const monthOfYear = ({ month, year }: { readonly month: number; readonly year: number }, language: Language): string =>
  monthName(month, language) + between[language] + String(year);
