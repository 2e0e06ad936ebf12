import type { PhoneFault } from './fields';

const extension = /[\s,;]*(?:ramal|poste|ext(?:ension)?|x)\.?\s*(\p{Nd}{1,7})$/iu;

/** A telephone number and its extension, as "ramal 22", "poste 22" or "ext. 22"; the extension is empty where there is none. */
export function withoutExtension(telephone: string): { number: string; extension: string } {
  const found = extension.exec(telephone);
  return found ? { number: telephone.slice(0, found.index), extension: found[1] ?? '' } : { number: telephone, extension: '' };
}

/** Minimum digits with a country code, in Brazil without area code, and in Brazil with area code (DDD); maximum digits by ITU-T E.164. */
const shortest = 7;
const shortestInBrazil = 8;
const shortestWithArea = 10;
const longest = 15;

/**
 * A quick check without a library: what is wrong with a telephone number, or null. It has to be Brazilian with area code, or international with + or 00
 * (docs/hotel-rules.md 9.6). `parsePhone` also knows the rules of each country.
 */
export function checkPhone(telephone: string): PhoneFault | null {
  if (telephone === '') return 'telephoneEmpty';
  const { number } = withoutExtension(telephone);
  if (/\p{L}/u.test(number)) return 'telephoneLetters';
  if (/[^\p{Nd}\s+()/.\-‐‑‒–]/u.test(number) || number.lastIndexOf('+') > 0) return 'telephoneUnclear';
  const international = /^\(?(\+|00)/.test(number);
  const digits = number.replace(/\P{Nd}/gu, '').replace(/^0+/, '').length;
  if (digits > longest) return 'telephoneLong';
  if (international) return digits < shortest ? 'telephoneShort' : null;
  if (digits < shortestInBrazil) return 'telephoneShort';
  return digits < shortestWithArea ? 'telephoneNoArea' : null;
}
