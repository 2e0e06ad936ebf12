import { useContext, useSyncExternalStore } from 'react';
import { HydratedContext } from '../../plugins/gatsby-plugin-first-paint';
import type { Store } from '../browser/store';

/** `useSyncExternalStore`, but all views update in one transition once the page is hydrated, instead of each in a long task. */
export function useStore<Value>({ subscribe, read, readOnServer }: Store<Value>): Value {
  const hydrated = useContext(HydratedContext);
  return useSyncExternalStore(subscribe, hydrated ? read : readOnServer, readOnServer);
}
