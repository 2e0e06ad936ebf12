import { pageSessionStore, type PageSession } from '../browser/pageSession';
import { useStore } from './useStore';

/** The values that last until the page is reloaded; re-renders when one changes. */
export const usePageSession = (): PageSession => useStore(pageSessionStore);
