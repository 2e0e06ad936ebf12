import { init, track } from '@plausible-analytics/tracker';
import type { AnalyticsService } from '../browser/settings';
import type { MeasuredEvent } from '../domain/measuring/events';
import type { Provider } from './provider';

const textProps = (fields: object): Record<string, string> => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** Events of the page, which do not count as actions of the visitor. */
const nonInteractive: readonly MeasuredEvent['name'][] = ['view_item', 'view_item_list', 'exception', 'web_vitals'];

/** Plausible: its tracker, part of the site's scripts, posts each event by a request that continues after the page is closed. Without cookies. */
export function startPlausible({ domain, endpoint }: AnalyticsService & { provider: 'plausible' }): Provider {
  let referrer = '';
  init({
    domain,
    endpoint,
    autoCapturePageviews: false,
    // a mock on the same machine (`npm start`)
    captureOnLocalhost: /^http:\/\/(?:[\w-]+\.)?(?:localhost|127\.)/.test(endpoint),
    logging: false,
    bindToWindow: false,
    transformRequest: (payload) => ({ ...payload, r: referrer }),
  });
  return {
    show: ({ address: url, referrer: from, kind, language }) => {
      referrer = from;
      track('pageview', { url, props: { page_kind: kind, page_language: language } });
    },
    count: ({ name, fields }, { address: url }) => track(name, { url, props: textProps(fields), interactive: !nonInteractive.includes(name) }),
  };
}
