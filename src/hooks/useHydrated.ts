import { useStore } from './useStore';

const subscribe = () => () => undefined;

export const useHydrated = (): boolean => useStore({ subscribe, read: () => true, readOnServer: () => false });
