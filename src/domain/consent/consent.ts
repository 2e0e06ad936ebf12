/** Services of third parties that the site may load, each only with the visitor's consent (docs/hotel-rules.md 10.1). */
export type Service = 'marketing' | 'botCheck';

/** What a visitor answered. */
export type Consent = 'accepted' | 'refused';

/** An answer in the form in which the browser keeps it: with the services that it was given to. */
export const keepConsent = (answer: Consent, asked: readonly Service[]): string => (answer === 'accepted' ? [answer, ...asked].join(' ') : answer);

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
