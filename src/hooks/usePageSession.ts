import { pageSessionStore, type PageSession } from '../browser/pageSession';
import { useStore } from './useStore';

export const usePageSession = (): PageSession => useStore(pageSessionStore);
