import { useStore } from './useStore';

const never = () => () => undefined;

/** False in the server's HTML and in the first render of the browser. */
export const useHydrated = (): boolean =>
  useStore(
    never,
    () => true,
    () => false,
  );
