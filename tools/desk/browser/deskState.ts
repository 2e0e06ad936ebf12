import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../../src/browser/store';
import { deskPath, type DeskNames, type DeskState, initialState, ReadableError } from '../protocol';

// What the server has told the desk: the lists of choices, and on this machine also its state.

const { subscribe, emit } = createEmitter();
/** Read before anything is shown. */
let names = {} as DeskNames;
let state: DeskState & { readonly isGone: boolean } = { ...initialState, isGone: false };

export const currentNames = (): DeskNames => names;
export const useNames = (): DeskNames => useSyncExternalStore(subscribe, currentNames);
/** `isGone`: the server itself does not answer. */
export const useDeskState = (): typeof state => useSyncExternalStore(subscribe, () => state);

/** The class of the page's body on this machine, where the files themselves are edited. */
export const localClass = 'desk-local';
export const isLocal = (): boolean => document.body.classList.contains(localClass);

/** Reloads the lists of choices. */
export async function refreshNames(): Promise<void> {
  names = (await (await fetch(`${deskPath}/names.json`)).json()) as DeskNames;
  emit();
}

/** Subscribes to the local server's events about the site and the content check. */
export function listenToDesk(): void {
  const events = new EventSource(`${deskPath}/events`);
  const change = (next: typeof state) => {
    if (next.revision !== state.revision) refreshNames().catch(console.error);
    state = next;
    emit();
  };
  events.onmessage = ({ data }: MessageEvent<string>) => change({ ...(JSON.parse(data) as DeskState), isGone: false });
  events.onerror = () => change({ ...state, isGone: true });
}

/** Asks the local server. @throws ReadableError that says what it refused */
export async function requestOfDesk<Answer>(action: string, params: object): Promise<Answer> {
  const body = JSON.stringify({ action, params });
  const answer = await fetch(`${deskPath}/api`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).catch(() => null);
  const said = (await answer?.json().catch(() => null)) as (Answer & { readonly error?: string }) | null | undefined;
  if (answer?.ok && said) return said;
  const silence = 'A mesa não respondeu. O que você digitou continua aqui: veja se o terminal com “npm run edit” está aberto, e tente de novo.';
  throw new ReadableError(said?.error ?? silence, answer?.status);
}
