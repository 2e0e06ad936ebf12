import { checkEmail } from './checkEmail';
import { checkPhone } from './checkPhone';
import { isEventType } from './eventTypes';
import type { FieldFault, PhoneFault } from './faults';
import { fieldLimits, isMultiline, type FieldRule } from './fields';
import { plainText } from './plainText';
import { readDay } from './readDay';
import { readGuests } from './readGuests';
import type { PlainDate } from '../stay/plainDate';

/**
 * What is wrong with what a visitor wrote in a field, or null (specification §5, decisions “Other forms”).
 * @param checkTelephone how a telephone number is looked at; the quick way until the library is there
 * @param today the hotel’s day: no date before it is asked for; any date where it is left out
 */
export function checkField(
  { name, required }: FieldRule,
  written: string,
  { checkTelephone = checkPhone, today }: { checkTelephone?: (telephone: string) => PhoneFault | null; today?: PlainDate } = {},
): FieldFault | null {
  const words = plainText(written, { lines: isMultiline(name) });
  if (words === '') return required ? `${name}Empty` : null;
  switch (name) {
    case 'email':
      return checkEmail(words);
    case 'telephone':
      return checkTelephone(words);
    case 'type':
      return isEventType(words) ? null : 'typeEmpty';
    case 'date': {
      const day = readDay(words);
      if (day === null) return 'dateUnclear';
      return today !== undefined && day < today ? 'datePast' : null;
    }
    case 'guests':
      return readGuests(words) === null ? 'guestsUnclear' : null;
    case 'treatment':
      return null;
    default:
      return words.length > fieldLimits[name] ? `${name}Long` : null;
  }
}
