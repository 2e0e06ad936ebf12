import { parsePhoneNumberFromString, validatePhoneNumberLength, type PhoneNumber } from 'libphonenumber-js/min';
import { checkPhone } from './checkPhone';
import type { PhoneFault } from './faults';
import { withoutExtension } from './withoutExtension';

/** A number that can be dialled, written as the world writes it, or what is wrong with it. */
export type PhoneReading = { readonly international: string } | { readonly fault: PhoneFault };

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
export function readPhone(telephone: string): PhoneReading {
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
