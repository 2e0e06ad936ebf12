import { useState } from 'react';
import { readStoredJson, writeStored } from '../../browser/storage';

/** The guest's edited message, and the composed message that it was based on. */
interface Draft {
  readonly text: string;
  readonly of: string;
}

const storageKey = 'trip-message';

function restore(): Draft | null {
  const stored = readStoredJson('sessionStorage', storageKey) as Partial<Record<keyof Draft, unknown>> | null;
  return typeof stored?.text === 'string' && typeof stored.of === 'string' ? { text: stored.text, of: stored.of } : null;
}

function save(draft: Draft | null): void {
  writeStored('sessionStorage', storageKey, draft && JSON.stringify(draft));
}

interface MessageDraft {
  readonly text: string;
  readonly edited: boolean;
  /** Whether the trip or the language has changed since the guest edited it. */
  readonly outdated: boolean;
  readonly edit: (text: string) => void;
  /** Discards the edits. */
  readonly reset: () => void;
}

/**
 * The composed message until the guest edits it; then the edited one, also after a reload or changes of the trip. Only for views that render after hydration, since
 * it reads session storage immediately.
 */
export function useMessageDraft(composed: string): MessageDraft {
  const [draft, setDraft] = useState(restore);
  const set = (next: Draft | null) => {
    setDraft(next);
    save(next);
  };
  return {
    text: draft?.text ?? composed,
    edited: draft !== null,
    outdated: draft !== null && draft.of !== composed,
    edit: (text) => set(text === composed ? null : { text, of: composed }),
    reset: () => set(null),
  };
}
