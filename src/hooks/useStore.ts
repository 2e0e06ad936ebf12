import { createContext, useContext, useSyncExternalStore } from 'react';

/** False until hydration has ended (src/loading/FirstAnswer): until then views show what the server's HTML says. */
export const HydratedContext = createContext(true);

/**
 * React's `useSyncExternalStore`, but the server's value stands until the whole page is hydrated. Then all views update together in one transition,
 * instead of each in a long synchronous task right after hydration.
 */
export function useStore<Value>(subscribe: (listener: () => void) => () => void, read: () => Value, onServer: () => Value): Value {
  const hydrated = useContext(HydratedContext);
  return useSyncExternalStore(subscribe, hydrated ? read : onServer, onServer);
}
