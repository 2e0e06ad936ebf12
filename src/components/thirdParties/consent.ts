import { type Consent, formatConsent, parseConsent } from '../../domain/visitor/consent';
import { createEmitter } from '../../browser/emitter';
import { readStored, writeStored } from '../../browser/storage';
import { useStore } from '../../hooks/useStore';
import { configuredServices } from './configuredServices';

interface ConsentState {
  /** Null until the visitor has answered: nothing of third parties is loaded before. */
  readonly answer: Consent | null;
  /** Whether the visitor has asked for the question again, from the footer. */
  readonly reopened: boolean;
}

const storageKey = 'consent';
const unanswered: ConsentState = { answer: null, reopened: false };
let state: ConsentState | null = null;

// where storage is blocked the answer lasts as long as the document
const readKept = (): Consent | null => parseConsent(readStored('localStorage', storageKey) ?? null, configuredServices());

function update(next: ConsentState): void {
  state = next;
  emit();
}

const read = (): ConsentState => (state ??= { ...unanswered, answer: readKept() });

/** An answer in another tab is one in this tab too. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key === storageKey || key === null) update({ ...read(), answer: readKept() });
}

const { subscribe, emit } = createEmitter(() => {
  window.addEventListener('storage', followOtherTabs);
  return () => window.removeEventListener('storage', followOtherTabs);
});

/** What the visitor answered to services of third parties; nothing in the server's HTML. */
export const useConsent = (): ConsentState => useStore({ subscribe, read, readOnServer: () => unanswered });

/** Notes the answer, for good where the browser keeps it. */
export function answerConsent(answer: Consent): void {
  writeStored('localStorage', storageKey, formatConsent(answer, configuredServices()));
  update({ answer, reopened: false });
}

/** Asks again, or leaves it at the answer that holds. */
export const reopenConsent = (reopened: boolean): void => update({ ...read(), reopened });
