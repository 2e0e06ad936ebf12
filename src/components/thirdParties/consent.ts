import { settings } from '../../browser/settings';
import { type Consent, formatConsent, parseConsent, type Service } from '../../domain/visitor/consent';
import { readStored, writeStored } from '../../browser/storage';
import { createEmitter, onWindow } from '../../browser/store';
import { useStore } from '../../hooks/useStore';

export function configuredServices(): Service[] {
  const { marketing, botCheck, analytics } = settings;
  return [...(marketing ? ['marketing' as const] : []), ...(botCheck ? ['botCheck' as const] : []), ...analytics.map(({ provider }) => provider)];
}

interface ConsentState {
  /** Null until the visitor has answered: no third-party service is loaded before. */
  readonly answer: Consent | null;
  readonly reopened: boolean;
}

const storageKey = 'consent';
const unanswered: ConsentState = { answer: null, reopened: false };
let state: ConsentState | null = null;

// if storage is blocked, the answer lasts as long as the document
const readAnswer = (): Consent | null => parseConsent(readStored('localStorage', storageKey) ?? null, configuredServices());

function update(next: ConsentState): void {
  state = next;
  emit();
}

const read = (): ConsentState => (state ??= { ...unanswered, answer: readAnswer() });

function followOtherTabs({ key }: StorageEvent): void {
  if (key === storageKey || key === null) update({ ...read(), answer: readAnswer() });
}

const { subscribe, emit } = createEmitter(() => onWindow('storage', followOtherTabs));

/** The visitor's consent to third-party services; no answer in the server's HTML. */
export const useConsent = (): ConsentState => useStore({ subscribe, read, readOnServer: () => unanswered });

export function answerConsent(answer: Consent): void {
  writeStored('localStorage', storageKey, formatConsent(answer, configuredServices()));
  update({ answer, reopened: false });
}

/** Reopens the question, or closes it and keeps the answer. */
export const reopenConsent = (reopened: boolean): void => update({ ...read(), reopened });
