import type { PhoneFault } from './faults';
import { withoutExtension } from './withoutExtension';

/** Fewest digits of a number anywhere with its country's code, of one in Brazil, of one in Brazil with its area code (DDD); most by ITU-T E.164. */
const shortest = 7;
const shortestInBrazil = 8;
const shortestWithArea = 10;
const longest = 15;

/**
 * What is wrong with a telephone number at first glance, or null: Brazilian with area code, or international with + or 00.
 * It serves while the library of `readPhone` is not there; that one knows the countries.
 */
export function checkPhone(telephone: string): PhoneFault | null {
  if (telephone === '') return 'telephoneEmpty';
  const { number } = withoutExtension(telephone);
  if (/\p{L}/u.test(number)) return 'telephoneLetters';
  if (/[^\p{Nd}\s+()/.\-‐‑‒–]/u.test(number) || number.lastIndexOf('+') > 0) return 'telephoneUnclear';
  const abroad = /^\(?(\+|00)/.test(number);
  const digits = number.replace(/\P{Nd}/gu, '').replace(/^0+/, '').length;
  if (digits > longest) return 'telephoneLong';
  if (abroad) return digits < shortest ? 'telephoneShort' : null;
  if (digits < shortestInBrazil) return 'telephoneShort';
  return digits < shortestWithArea ? 'telephoneNoArea' : null;
}
