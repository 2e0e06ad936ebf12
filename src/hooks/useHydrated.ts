import { useStore } from './useStore';

const subscribe = () => () => undefined;

/** False in the server's HTML and during hydration. */
export const useHydrated = (): boolean => useStore({ subscribe, read: () => true, readOnServer: () => false });
