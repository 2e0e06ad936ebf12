import type { EmailFault } from './faults';
import { fieldLimits } from './fields';

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
