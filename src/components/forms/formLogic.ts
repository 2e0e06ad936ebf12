import { parseGuests } from '../../domain/events/guests';
import { checkField, bareAddress } from '../../domain/forms/checkField';
import { type FieldFault, type FieldFaults, type FieldRule, type FieldValues, isMultiline } from '../../domain/forms/fields';
import type { parsePhone } from '../../domain/forms/parsePhone';
import { checkPhone } from '../../domain/forms/phone';
import { parseDay, plainText } from '../../domain/forms/visitorInput';
import { hotelToday } from '../../domain/time/clock';
import { hotelZone } from '../../browser/hotelZone';
import { hotelClock } from '../../browser/hotelClock';

// Loaded when a form receives focus (`loadFormLogic`), since most visitors never use one.

export { composeMessage, encodeForm } from '../../domain/forms/message';
export { ErrorSummary } from './ErrorSummary';
export { FormOutcome } from './FormOutcome';
export { postForm } from './postForm';

export type ParsePhone = typeof parsePhone;

/** Milliseconds after which a form continues without the library. */
const timeoutMs = 4000;

/** Loads the parser of telephone numbers, a large library, when a form is sent; null if it cannot be loaded: then only the quick check applies. */
export const loadPhoneParser = (): Promise<ParsePhone | null> =>
  Promise.race([
    import('../../domain/forms/parsePhone').then(
      (module) => module.parsePhone,
      () => null,
    ),
    new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null)),
  ]);

/** @param parsePhone null until its library is loaded, or if loading fails */
export function validateField(rule: FieldRule, values: FieldValues, parsePhone: ParsePhone | null): FieldFault | null {
  const checkTelephone = (telephone: string) => {
    if (!parsePhone) return checkPhone(telephone);
    const reading = parsePhone(telephone);
    return 'fault' in reading ? reading.fault : null;
  };
  return checkField(rule, values[rule.name] ?? '', { checkTelephone, today: hotelToday(hotelClock(), hotelZone) });
}

export const validateForm = (fields: readonly FieldRule[], values: FieldValues, parsePhone: ParsePhone | null): FieldFaults =>
  Object.fromEntries(fields.map((rule) => [rule.name, validateField(rule, values, parsePhone)] as const).filter(([, fault]) => fault));

/** The values as sent: normalised telephone, day as YYYY-MM-DD, guests in digits; a telephone with more than a number stays as it was typed. */
export function normalizedValues(fields: readonly FieldRule[], values: FieldValues, parsePhone: ParsePhone | null): FieldValues {
  const plain: FieldValues = Object.fromEntries(fields.map(({ name }) => [name, plainText(values[name] ?? '', { lines: isMultiline(name) })]));
  const reading = plain.telephone ? parsePhone?.(plain.telephone) : undefined;
  const guests = parseGuests(plain.guests ?? '');
  return {
    ...plain,
    ...(plain.email && { email: bareAddress(plain.email) }),
    ...(reading && 'international' in reading && reading.alone && { telephone: reading.international }),
    ...(plain.date && { date: parseDay(plain.date) ?? plain.date }),
    ...(guests !== null && { guests: String(guests) }),
  };
}
