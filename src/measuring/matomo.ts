import type { AnalyticsService } from '../browser/settings';
import { addScript } from '../browser/addScript';
import type { Provider } from './provider';

declare global {
  interface Window {
    /** Commands to Matomo: commands from before its script has loaded wait here. */
    _paq?: { readonly push: (command: readonly (string | number)[]) => unknown };
  }
}

/** Matomo: the script from the hotel's server, without cookies. */
export function startMatomo({ site, endpoint, script }: AnalyticsService & { provider: 'matomo' }): Provider {
  const waiting: (readonly (string | number)[])[] = [];
  window._paq ??= waiting;
  // the script replaces the list
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
