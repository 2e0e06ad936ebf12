import { useContext, useSyncExternalStore } from 'react';
import { HydratedContext } from '../../plugins/gatsby-plugin-first-paint';
import type { Store } from '../browser/store';

/**
 * React's `useSyncExternalStore`, but the server's value stays until the whole page is hydrated. Then all views update together in one transition,
 * instead of each in a long synchronous task right after hydration.
 */
export function useStore<Value>({ subscribe, read, readOnServer }: Store<Value>): Value {
  const hydrated = useContext(HydratedContext);
  return useSyncExternalStore(subscribe, hydrated ? read : readOnServer, readOnServer);
}
