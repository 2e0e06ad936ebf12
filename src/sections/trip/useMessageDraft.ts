import { useState } from 'react';
import { readStoredJson, writeStored } from '../../browser/storage';

/** What a guest made of the message, and the message that it was made of. */
interface Draft {
  readonly text: string;
  readonly of: string;
}

const storageKey = 'trip-message';

function restore(): Draft | null {
  const kept = readStoredJson('sessionStorage', storageKey) as Partial<Record<keyof Draft, unknown>> | null;
  return typeof kept?.text === 'string' && typeof kept.of === 'string' ? { text: kept.text, of: kept.of } : null;
}

function keep(draft: Draft | null): void {
  writeStored('sessionStorage', storageKey, draft && JSON.stringify(draft));
}

interface MessageDraft {
  readonly text: string;
  readonly edited: boolean;
  /** Whether the trip, or the language, has changed since the guest edited. */
  readonly behind: boolean;
  readonly write: (text: string) => void;
  /** Lets go of what the guest wrote. */
  readonly compose: () => void;
}

/**
 * The message as composed, until the guest edits it; then the guest’s own words stay, through a reload too, whatever becomes of the trip.
 * Only for views that come after hydration: what the tab kept is read at once.
 */
export function useMessageDraft(composed: string): MessageDraft {
  const [draft, setDraft] = useState(restore);
  const set = (next: Draft | null) => {
    setDraft(next);
    keep(next);
  };
  return {
    text: draft?.text ?? composed,
    edited: draft !== null,
    behind: draft !== null && draft.of !== composed,
    write: (text) => set(text === composed ? null : { text, of: composed }),
    compose: () => set(null),
  };
}
