import { closedNoticesKey, isAmong } from './notices';
import { readStored, writeStored } from './storage';
import { createEmitter, type Store } from './store';

let closedHere = '';

const { subscribe, emit } = createEmitter();

export const noticeStore: Store<string> = {
  subscribe,
  read: () => {
    const stored = readStored('localStorage', closedNoticesKey);
    return stored === undefined ? closedHere : (stored ?? '');
  },
  readOnServer: () => '',
};

/** Keeps a notice closed in this browser. @param all the keys of the site's notices: others are deleted from storage */
export function closeNotice(key: string, all: readonly string[]): void {
  const closed = noticeStore.read();
  closedHere = all.filter((one) => one === key || isAmong(closed, one)).join(' ');
  writeStored('localStorage', closedNoticesKey, closedHere);
  emit();
}
