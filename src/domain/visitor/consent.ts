/** Services that the site may load, each only with the visitor's consent (docs/hotel-rules.md 10.1). */
export type Service = 'marketing' | 'botCheck' | 'plausible' | 'matomo' | 'ga4';

export type Consent = 'accepted' | 'refused';

/** The answer in storage: a yes lists its services. */
export const formatConsent = (answer: Consent, services: readonly Service[]): string => (answer === 'accepted' ? [answer, ...services].join(' ') : answer);

/** The stored answer, or null. A yes applies to the services that it lists: a new one is asked for. A no applies to all. */
export function parseConsent(stored: string | null, services: readonly Service[]): Consent | null {
  const [answer, ...given] = (stored ?? '').split(' ');
  if (answer === 'refused') return answer;
  return answer === 'accepted' && services.every((service) => given.includes(service)) ? answer : null;
}
