import type { Consent, Service } from './consent';

/** An answer in the form in which the browser keeps it: with the services that it was given to. */
export const keepConsent = (answer: Consent, asked: readonly Service[]): string => (answer === 'accepted' ? [answer, ...asked].join(' ') : answer);
