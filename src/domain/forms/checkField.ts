import type { PlainDate } from '../stay/plainDate';
import { isEventType } from './eventType';
import { type EmailFault, type FieldFault, fieldLimits, type FieldRule, isMultiline, type PhoneFault } from './fields';
import { checkPhone } from './phone';
import { plainText } from './plainText';
import { parseDay } from './parseDay';
import { parseGuests } from './parseGuests';

/** Most characters before the @ (RFC 5321). */
const longestLocalPart = 64;

/** Signs that stand in an address only within quotes, which nobody writes: they come from a slip or from elsewhere. */
const strayInLocalPart = /[<>()[\]\\,;:"]/;
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * What is wrong with an e-mail address, or null. It looks for slips that a person can mend and lets every address pass that mail could reach;
 * whether one exists is only known by writing to it.
 */
export function checkEmail(address: string): EmailFault | null {
  if (address === '') return 'emailEmpty';
  if (/\s/.test(address)) return 'emailSpaces';
  const [local = '', domain, ...more] = address.split('@');
  if (domain === undefined) return 'emailNoAt';
  if (more.length > 0) return 'emailTwoAts';
  if (local === '') return 'emailNoStart';
  if (address.length > fieldLimits.email || local.length > longestLocalPart) return 'emailLong';
  const labels = domain.split('.');
  const end = labels.at(-1) ?? '';
  if (labels.length < 2 || end.length < 2) return strayInLocalPart.test(domain) ? 'emailUnclear' : 'emailNoEnd';
  const clear =
    !strayInLocalPart.test(local) && !local.startsWith('.') && !local.endsWith('.') && labels.every((label) => domainLabel.test(label)) && !/^\d+$/.test(end);
  return clear ? null : 'emailUnclear';
}

/**
 * What is wrong with what a visitor wrote in a field, or null (docs/hotel-rules.md 9.5).
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
      const day = parseDay(words);
      if (day === null) return 'dateUnclear';
      return today !== undefined && day < today ? 'datePast' : null;
    }
    case 'guests':
      return parseGuests(words) === null ? 'guestsUnclear' : null;
    case 'treatment':
      return null;
    default:
      return words.length > fieldLimits[name] ? `${name}Long` : null;
  }
}
