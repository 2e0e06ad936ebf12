import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React answers on this page yet: false in the server's HTML and in the first render of the browser. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
