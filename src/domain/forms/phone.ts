import { hotelCountry } from '../../site';
import type { PhoneFault } from './fields';

const extension = /[\s,;]*(?:ramal|poste|ext(?:ension)?|x)\.?\s*(\p{Nd}{1,7})$/iu;

/** A telephone number and its extension, as "ramal 22", "poste 22" or "ext. 22"; the extension is empty if there is none. */
export function withoutExtension(telephone: string): { number: string; extension: string } {
  const found = extension.exec(telephone);
  return found ? { number: telephone.slice(0, found.index), extension: found[1] ?? '' } : { number: telephone, extension: '' };
}

/** Minimum digits with a country code, in Brazil without area code, and in Brazil with area code (DDD); maximum digits by ITU-T E.164. */
const shortest = 7;
const shortestInBrazil = 8;
const shortestWithArea = 10;
const longest = 15;

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '');

const betweenNumbers = /[/;,|]|\s(?:e|ou|et|and|or)\s/iu;

/** Without the text before and after a number: “Cel:”, “(WhatsApp)”. */
const withoutText = (text: string): string =>
  /\p{Nd}/u.test(text)
    ? text
        .replace(/^[^\p{Nd}+]*\p{L}[^\p{Nd}+(]*/u, '')
        .replace(/\P{Nd}*\p{L}\P{Nd}*$/u, '')
        .trim()
    : text;

/**
 * The possible telephone numbers in a text: all without the text around it, or each of several numbers. One valid number is enough; if none is valid, the fault
 * of the first is reported.
 */
export function numbersIn(telephone: string): string[] {
  const parts = telephone
    .split(betweenNumbers)
    .map(withoutText)
    .filter((part) => digitsOf(part).length >= shortestInBrazil);
  return parts.length > 1 ? parts : [withoutText(telephone), ...parts];
}

/**
 * A quick check without a library: what is wrong with a telephone number, or null. It must be as in the hotel's country, in Brazil with area code, or
 * international with + or 00 (docs/hotel-rules.md 9.6). `parsePhone` also knows the rules of each country.
 */
export function checkPhone(telephone: string): PhoneFault | null {
  const faults = numbersIn(telephone).map(checkNumber);
  return faults.includes(null) ? null : (faults[0] ?? null);
}

/** As `checkPhone`, for one number without other text. */
export function checkNumber(telephone: string): PhoneFault | null {
  if (telephone === '') return 'telephoneEmpty';
  const { number } = withoutExtension(telephone);
  if (/\p{L}/u.test(number)) return 'telephoneLetters';
  if (/[^\p{Nd}\s+()/.\-‐‑‒–]/u.test(number) || number.lastIndexOf('+') > 0) return 'telephoneUnclear';
  const international = /^\(?(\+|00)/.test(number);
  const digits = digitsOf(number).replace(/^0+/, '').length;
  if (digits > longest) return 'telephoneLong';
  if (international || hotelCountry !== 'BR') return digits < shortest ? 'telephoneShort' : null;
  if (digits < shortestInBrazil) return 'telephoneShort';
  return digits < shortestWithArea ? 'telephoneNoArea' : null;
}
