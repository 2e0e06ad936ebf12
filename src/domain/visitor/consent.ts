/** Services that the site may load, each only with the visitor's consent (docs/hotel-rules.md 10.1). */
export type Service = 'marketing' | 'botCheck' | 'plausible' | 'matomo' | 'ga4';

/** A visitor's answer to the consent question. */
export type Consent = 'accepted' | 'refused';

/** The answer as it is stored: a yes lists the services that it covers. */
export const formatConsent = (answer: Consent, services: readonly Service[]): string => (answer === 'accepted' ? [answer, ...services].join(' ') : answer);

/**
 * The stored answer, or null where there is none. A yes covers the services that were asked about: once there is another, the question is asked again.
 * A no covers all services.
 * @param stored any stored text
 * @param services those services that the site would load now
 */
export function parseConsent(stored: string | null, services: readonly Service[]): Consent | null {
  const [answer, ...given] = (stored ?? '').split(' ');
  if (answer === 'refused') return answer;
  return answer === 'accepted' && services.every((service) => given.includes(service)) ? answer : null;
}
