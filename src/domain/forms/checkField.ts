import { checkEmail } from './checkEmail';
import { checkPhone } from './checkPhone';
import { isEventType } from './eventTypes';
import type { FieldFault, PhoneFault } from './faults';
import { fieldLimits, isMultiline, type FieldRule } from './fields';
import { plainText } from './plainText';

/**
 * What is wrong with what a visitor wrote in a field, or null (specification §5, decisions “Other forms”).
 * @param checkTelephone how a telephone number is looked at; the quick way until the library is there
 */
export function checkField(
  { name, required }: FieldRule,
  written: string,
  { checkTelephone = checkPhone }: { checkTelephone?: (telephone: string) => PhoneFault | null } = {},
): FieldFault | null {
  const words = plainText(written, { lines: isMultiline(name) });
  if (words === '' && !required) return null;
  switch (name) {
    case 'email':
      return checkEmail(words);
    case 'telephone':
      return checkTelephone(words);
    case 'type':
      return isEventType(words) ? null : 'typeEmpty';
    default:
      if (words === '') return `${name}Empty`;
      return words.length > fieldLimits[name] ? `${name}Long` : null;
  }
}
