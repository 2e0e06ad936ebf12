import { parsePhoneNumberFromString, type PhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/min';
import type { PhoneFault } from './fields';

const extension = /[\s,;]*(?:ramal|poste|ext(?:ension)?|x)\.?\s*(\p{Nd}{1,7})$/iu;

/** A telephone number and its extension, as "ramal 22", "poste 22" or "ext. 22"; the extension is empty where there is none. */
export function withoutExtension(telephone: string): { number: string; extension: string } {
  const found = extension.exec(telephone);
  return found ? { number: telephone.slice(0, found.index), extension: found[1] ?? '' } : { number: telephone, extension: '' };
}

/** A number that can be dialled, written as the world writes it, or what is wrong with it. */
export type ParsedPhone = { readonly international: string } | { readonly fault: PhoneFault };

const lengthFaults: Readonly<Partial<Record<NonNullable<ReturnType<typeof validatePhoneNumberLength>>, PhoneFault>>> = {
  TOO_SHORT: 'telephoneShort',
  TOO_LONG: 'telephoneLong',
  INVALID_COUNTRY: 'telephoneCountry',
};

const brazil = { defaultCountry: 'BR', extract: false } as const;

/** In Brazil an area code of two digits and eight or nine more; elsewhere what is possible, since new ranges open before libraries learn of them. */
const isReachable = (number: PhoneNumber): boolean =>
  number.countryCallingCode === '55' ? number.isValid() && number.nationalNumber.length >= 10 : number.isPossible();

/**
 * Reads a telephone number in Brazilian form, with area code, or in international form, with + or 00.
 * The library behind it is large: load this module when a form is sent.
 */
export function parsePhone(telephone: string): ParsedPhone {
  const glance = checkPhone(telephone);
  if (glance) return { fault: glance };
  const { number: written, extension } = withoutExtension(telephone);
  const trimmed = written.trim();
  const ways = trimmed.startsWith('00') ? [trimmed.replace(/^00/, '+'), trimmed] : [trimmed];
  for (const way of ways) {
    const number = parsePhoneNumberFromString(way, brazil);
    if (!number || !isReachable(number)) continue;
    if (extension) number.setExt(extension);
    return { international: number.formatInternational() };
  }
  const [way = trimmed] = ways;
  const number = parsePhoneNumberFromString(way, brazil);
  if (number?.countryCallingCode === '55' && [8, 9].includes(number.nationalNumber.length)) return { fault: 'telephoneNoArea' };
  const length = validatePhoneNumberLength(way, brazil);
  return { fault: (length && lengthFaults[length]) ?? 'telephoneUnclear' };
}

/** Fewest digits of a number anywhere with its country's code, of one in Brazil, of one in Brazil with its area code (DDD); most by ITU-T E.164. */
const shortest = 7;
const shortestInBrazil = 8;
const shortestWithArea = 10;
const longest = 15;

/**
 * What is wrong with a telephone number at first glance, or null: Brazilian with area code, or international with + or 00.
 * It serves while the library of `parsePhone` is not there; that one knows the countries.
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
