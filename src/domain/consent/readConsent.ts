import type { Consent, Service } from './consent';

/**
 * The answer that the browser kept, if it is one. A yes is one to the services that were asked about: with a new one among them the question
 * comes again. A no is one to all.
 * @param kept whatever storage holds
 * @param asked the services that the site would load now
 */
export function readConsent(kept: string | null, asked: readonly Service[]): Consent | null {
  const [answer, ...given] = (kept ?? '').split(' ');
  if (answer === 'refused') return answer;
  return answer === 'accepted' && asked.every((service) => given.includes(service)) ? answer : null;
}
