import { createContext, useContext, useSyncExternalStore } from 'react';

/** Whether the views show what only the browser knows: false while React takes over the server's HTML (src/loading/FirstAnswer). */
export const Answering = createContext(true);

/**
 * What a store outside of React holds, read as React's `useSyncExternalStore` does. What the server said stands until the page answers: then all
 * views follow in slices, where each would otherwise be rendered anew in one long task right after hydration.
 */
export function useStore<Value>(subscribe: (listener: () => void) => () => void, read: () => Value, onServer: () => Value): Value {
  const answering = useContext(Answering);
  return useSyncExternalStore(subscribe, answering ? read : onServer, onServer);
}
