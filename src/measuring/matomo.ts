import type { AnalyticsService } from '../browser/settings';
import { addScript } from '../browser/addScript';
import type { Provider } from './provider';

declare global {
  interface Window {
    /** Commands to Matomo: those from before its script has loaded wait here. */
    _paq?: { readonly push: (command: readonly (string | number)[]) => unknown };
  }
}

/** Matomo: the script of the hotel's own server. Without cookies. */
export function startMatomo({ site, endpoint, script }: AnalyticsService & { provider: 'matomo' }): Provider {
  const waiting: (readonly (string | number)[])[] = [];
  window._paq ??= waiting;
  // the script replaces the list by itself
  const tell = (...command: readonly (string | number)[]) => window._paq?.push(command);
  tell('disableCookies');
  tell('setTrackerUrl', endpoint);
  tell('setSiteId', site);
  addScript(script);
  return {
    show: ({ address, referrer }) => {
      tell('setReferrerUrl', referrer);
      tell('setCustomUrl', address);
      tell('setDocumentTitle', document.title);
      tell('trackPageView');
    },
    // category, action, name: the event, its first field, and the others
    count: ({ name, fields }) => {
      const [first, ...others] = Object.entries<string | number>(fields);
      tell('trackEvent', name, String(first?.[1] ?? ''), others.map(([field, value]) => `${field}: ${value}`).join(', '));
    },
  };
}
