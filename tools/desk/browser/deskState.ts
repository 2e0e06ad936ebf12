import { useSyncExternalStore } from 'react';
import { deskPath } from '../deskPath';
import type { DeskState } from '../server/deskState';
import { refreshNames } from './names';

let state: DeskState = { site: 'starting', shown: 'none', revision: 0, faults: [] };
const listeners = new Set<() => void>();

/** Subscribes to the local server's events about the site and the content check. */
export function listenToDesk(): void {
  const events = new EventSource(`${deskPath}/events`);
  const change = (next: DeskState) => {
    if (next.revision !== state.revision) void refreshNames();
    state = next;
    for (const listener of listeners) listener();
  };
  events.onmessage = ({ data }: MessageEvent<string>) => change(JSON.parse(data) as DeskState);
  events.onerror = () => change({ ...state, site: 'gone' });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
export const useDeskState = (): DeskState => useSyncExternalStore(subscribe, () => state);
