import { type CountryCode, parsePhoneNumberFromString, type PhoneNumber, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { hotelCountry } from '../../site';
import type { PhoneFault } from './fields';
import { checkNumber, numbersIn, withoutExtension } from './phone';

/** A number in international form, or its fault. */
type ParsedNumber = { readonly international: string } | { readonly fault: PhoneFault };
/** Also whether there is other text or another number. */
type ParsedPhone = { readonly international: string; readonly alone: boolean } | { readonly fault: PhoneFault };

const lengthFaults: Readonly<Partial<Record<NonNullable<ReturnType<typeof validatePhoneNumberLength>>, PhoneFault>>> = {
  TOO_SHORT: 'telephoneShort',
  TOO_LONG: 'telephoneLong',
  INVALID_COUNTRY: 'telephoneCountry',
};

const domestic = { defaultCountry: hotelCountry as CountryCode, extract: false } as const;

/** In Brazil a valid number with its area code; elsewhere any number of a possible length, since libraries learn of new number ranges late. */
const isReachable = (number: PhoneNumber): boolean =>
  number.countryCallingCode === '55' ? number.isValid() && number.nationalNumber.length >= 10 : number.isPossible();

function parseNumber(telephone: string): ParsedNumber {
  const fault = checkNumber(telephone);
  if (fault) return { fault };
  const { number: written, extension } = withoutExtension(telephone);
  const trimmed = written.trim();
  const readings = trimmed.startsWith('00') ? [trimmed.replace(/^00/, '+'), trimmed] : [trimmed];
  for (const reading of readings) {
    const number = parsePhoneNumberFromString(reading, domestic);
    if (!number || !isReachable(number)) continue;
    if (extension) number.setExt(extension);
    return { international: number.formatInternational() };
  }
  const [reading = trimmed] = readings;
  const number = parsePhoneNumberFromString(reading, domestic);
  if (number?.countryCallingCode === '55' && [8, 9].includes(number.nationalNumber.length)) return { fault: 'telephoneNoArea' };
  const length = validatePhoneNumberLength(reading, domestic);
  return { fault: (length && lengthFaults[length]) ?? 'telephoneUnclear' };
}

/**
 * Parses a telephone number as written in the hotel's country, with area code, or in international form, with + or 00. It ignores other text; of several
 * numbers it takes the first valid one. Its library is large: load this module on demand.
 */
export function parsePhone(telephone: string): ParsedPhone {
  const faults: PhoneFault[] = [];
  for (const number of numbersIn(telephone)) {
    const reading = parseNumber(number);
    if ('international' in reading) return { ...reading, alone: number === telephone.trim() };
    faults.push(reading.fault);
  }
  return { fault: faults[0] ?? 'telephoneEmpty' };
}
