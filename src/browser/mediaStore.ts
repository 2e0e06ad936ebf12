import type { Store } from './store';

/** Whether a media query matches. @param onServer the value in the server's HTML */
export const mediaStore = (query: string, onServer: boolean): Store<boolean> => ({
  subscribe: (listener) => {
    const media = window.matchMedia(query);
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  },
  read: () => window.matchMedia(query).matches,
  readOnServer: () => onServer,
});
