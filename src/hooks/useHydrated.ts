import { useStore } from './useStore';

const never = () => () => undefined;

/** Whether React answers on this page yet: false in the server's HTML and in the first render of the browser. */
export const useHydrated = (): boolean =>
  useStore(
    never,
    () => true,
    () => false,
  );
