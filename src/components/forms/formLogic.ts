import { checkField } from '../../domain/forms/checkField';
import { type FieldFault, type FieldFaults, type FieldRule, type FieldValues, isMultiline } from '../../domain/forms/fields';
import { checkPhone } from '../../domain/forms/phone';
import { parseDay, parseGuests, plainText } from '../../domain/forms/visitorInput';
import { hotelToday } from '../../domain/stay/clock';
import { hotelZone } from '../../browser/hotelZone';
import { hotelClock } from '../../browser/hotelClock';
import type { ParsePhone } from './loadPhoneParser';

// Loaded when a form receives focus (`loadFormLogic`), since most visitors never use one.

export { composeMessage } from '../../domain/forms/message';
export { encodeForm } from '../../domain/forms/message';
export { ErrorSummary } from './ErrorSummary';
export { FormOutcome } from './FormOutcome';
export { loadPhoneParser } from './loadPhoneParser';
export { postForm } from './postForm';

/**
 * The fault of one field; null if it is valid.
 * @param parsePhone null until its library is loaded, or if loading fails
 */
export function validateField(rule: FieldRule, values: FieldValues, parsePhone: ParsePhone | null): FieldFault | null {
  const checkTelephone = (telephone: string) => {
    if (!parsePhone) return checkPhone(telephone);
    const reading = parsePhone(telephone);
    return 'fault' in reading ? reading.fault : null;
  };
  return checkField(rule, values[rule.name] ?? '', { checkTelephone, today: hotelToday(hotelClock(), hotelZone) });
}

/** The faults of all fields, by name; empty if the form is valid. */
export const validateForm = (fields: readonly FieldRule[], values: FieldValues, parsePhone: ParsePhone | null): FieldFaults =>
  Object.fromEntries(
    fields.flatMap((rule) => {
      const fault = validateField(rule, values, parsePhone);
      return fault ? [[rule.name, fault]] : [];
    }),
  );

/** The values as sent: without invisible characters, the telephone in international format, the day as YYYY-MM-DD, the number of guests in digits. */
export function normalizedValues(fields: readonly FieldRule[], values: FieldValues, parsePhone: ParsePhone | null): FieldValues {
  const plain: FieldValues = Object.fromEntries(fields.map(({ name }) => [name, plainText(values[name] ?? '', { lines: isMultiline(name) })]));
  const reading = plain.telephone ? parsePhone?.(plain.telephone) : undefined;
  const guests = parseGuests(plain.guests ?? '');
  return {
    ...plain,
    ...(reading && 'international' in reading && { telephone: reading.international }),
    ...(plain.date && { date: parseDay(plain.date) ?? plain.date }),
    ...(guests !== null && { guests: String(guests) }),
  };
}
