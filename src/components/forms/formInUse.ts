import { checkField } from '../../domain/forms/checkField';
import { type FieldFault, type FieldFaults, type FieldRule, type FieldValues, isMultiline } from '../../domain/forms/fields';
import { checkPhone } from '../../domain/forms/phone';
import { plainText } from '../../domain/forms/plainText';
import { readDay } from '../../domain/forms/readDay';
import { readGuests } from '../../domain/forms/readGuests';
import { hotelToday } from '../../domain/stay/clock';
import { hotelClock } from '../../browser/hotelClock';
import { hotelTimeZone } from '../../site';
import type { ReadPhone } from './loadReadPhone';

// What a form is asked for once somebody writes in it (`loadFormInUse`): most visitors never do.

export { composeMessage } from '../../domain/forms/message';
export { encodeForm } from '../../domain/forms/message';
export { ErrorSummary } from './ErrorSummary';
export { FormOutcome } from './FormOutcome';
export { loadReadPhone } from './loadReadPhone';
export { postForm } from './postForm';

/** What is wrong with a field. @param readPhone null until the library is there, or where it does not come */
export function faultOf(rule: FieldRule, values: FieldValues, readPhone: ReadPhone | null): FieldFault | null {
  const checkTelephone = (telephone: string) => {
    if (!readPhone) return checkPhone(telephone);
    const reading = readPhone(telephone);
    return 'fault' in reading ? reading.fault : null;
  };
  return checkField(rule, values[rule.name] ?? '', { checkTelephone, today: hotelToday(hotelClock(), hotelTimeZone) });
}

/** What is wrong with the form. */
export const faultsOf = (fields: readonly FieldRule[], values: FieldValues, readPhone: ReadPhone | null): FieldFaults =>
  Object.fromEntries(
    fields.flatMap((rule) => {
      const fault = faultOf(rule, values, readPhone);
      return fault ? [[rule.name, fault]] : [];
    }),
  );

/** As it goes out: without what cannot be seen, the telephone as the world writes it, a day as YYYY-MM-DD, a number of people in digits. */
export function cleaned(fields: readonly FieldRule[], values: FieldValues, readPhone: ReadPhone | null): FieldValues {
  const plain: FieldValues = Object.fromEntries(fields.map(({ name }) => [name, plainText(values[name] ?? '', { lines: isMultiline(name) })]));
  const reading = plain.telephone ? readPhone?.(plain.telephone) : undefined;
  const guests = readGuests(plain.guests ?? '');
  return {
    ...plain,
    ...(reading && 'international' in reading && { telephone: reading.international }),
    ...(plain.date && { date: readDay(plain.date) ?? plain.date }),
    ...(guests !== null && { guests: String(guests) }),
  };
}
