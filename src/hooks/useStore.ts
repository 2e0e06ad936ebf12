import { useContext, useSyncExternalStore } from 'react';
import { HydratedContext } from '../../plugins/gatsby-plugin-first-paint';

/**
 * React's `useSyncExternalStore`, but the server's value stands until the whole page is hydrated. Then all views update together in one transition,
 * instead of each in a long synchronous task right after hydration.
 */
export function useStore<Value>(subscribe: (listener: () => void) => () => void, read: () => Value, onServer: () => Value): Value {
  const hydrated = useContext(HydratedContext);
  return useSyncExternalStore(subscribe, hydrated ? read : onServer, onServer);
}
