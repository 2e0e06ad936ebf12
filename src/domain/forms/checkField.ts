import type { PlainDate } from '../time/plainDate';
import { isEventType } from '../events/eventType';
import { parseGuests } from '../events/guests';
import { type EmailFault, type FieldFault, fieldLimits, type FieldRule, isMultiline, type PhoneFault } from './fields';
import { checkPhone } from './phone';
import { parseDay, plainText } from './visitorInput';

/** Maximum characters before the @ (RFC 5321). */
const longestLocalPart = 64;

/** Characters that are valid only within quotes, which nobody uses: they count as typing errors. */
const strayCharacter = /[<>()[\]\\,;:"]/;
const domainLabel = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/** An e-mail address without surrounding text: `mailto:` or `Ana <…>` of a mail program, a dot or comma, full-width characters of a Japanese keyboard. */
export const bareAddress = (written: string): string =>
  written
    .normalize('NFKC')
    .replace(/^mailto:|^[^<>]*<(?=[^<>]*>$)|>$/gi, '')
    .replace(/[.,;:]+$/, '');

/** What is wrong with an e-mail address, or null. It reports typing errors and accepts every possible address; it does not check that the address exists. */
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
  if (labels.length < 2 || end.length < 2) return strayCharacter.test(domain) ? 'emailUnclear' : 'emailNoEnd';
  const valid =
    !strayCharacter.test(local) && !local.startsWith('.') && !local.endsWith('.') && labels.every((label) => domainLabel.test(label)) && !/^\d+$/.test(end);
  return valid ? null : 'emailUnclear';
}

/**
 * What is wrong with what a visitor entered in a field, or null (docs/hotel-rules.md 9.5).
 * @param checkTelephone checks a telephone number; by default the quick check, which needs no library
 * @param today the calendar day at the hotel: earlier dates are refused; if omitted, any date is accepted
 */
export function checkField(
  { name, required }: FieldRule,
  written: string,
  { checkTelephone = checkPhone, today }: { checkTelephone?: (telephone: string) => PhoneFault | null; today?: PlainDate } = {},
): FieldFault | null {
  const text = plainText(written, { lines: isMultiline(name) });
  if (text === '') return required ? `${name}Empty` : null;
  switch (name) {
    case 'email':
      return checkEmail(bareAddress(text));
    case 'telephone':
      return checkTelephone(text);
    case 'type':
      return isEventType(text) ? null : 'typeEmpty';
    case 'date': {
      const day = parseDay(text);
      if (day === null) return 'dateUnclear';
      return today !== undefined && day < today ? 'datePast' : null;
    }
    case 'guests':
      return parseGuests(text) === null ? 'guestsUnclear' : null;
    case 'treatment':
      return null;
    default:
      return text.length > fieldLimits[name] ? `${name}Long` : null;
  }
}
