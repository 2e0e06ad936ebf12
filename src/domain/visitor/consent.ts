/** Services that the site may load, each only with the visitor's consent (docs/hotel-rules.md 10.1). */
export type Service = 'marketing' | 'botCheck' | 'plausible' | 'matomo' | 'ga4';

export type Consent = 'accepted' | 'refused';

/** The answer in storage: a yes lists its services. */
export const formatConsent = (answer: Consent, services: readonly Service[]): string => (answer === 'accepted' ? [answer, ...services].join(' ') : answer);

/**
 * The stored answer, or null if there is none. A yes applies to the services listed: if there is a new one, the question is asked again. A no applies to all
 * services.
 * @param stored any stored text
 * @param services those that the site would load now
 */
export function parseConsent(stored: string | null, services: readonly Service[]): Consent | null {
  const [answer, ...given] = (stored ?? '').split(' ');
  if (answer === 'refused') return answer;
  return answer === 'accepted' && services.every((service) => given.includes(service)) ? answer : null;
}
