import { hotelClock } from '../browser/hotelClock';
import type { AnalyticsService } from '../browser/settings';
import type { MeasuredEvent } from '../domain/measuring/events';
import { addScript } from '../browser/addScript';
import type { Provider } from './provider';

declare global {
  interface Window {
    /** Commands to gtag.js: commands from before it has loaded wait here. */
    dataLayer?: unknown[];
  }
}

/** Seconds until the cookies expire: 13 months, since the consent question should be asked again by then. */
const cookieLife = 34_128_000;

/** Google expects rooms and offers in a list. */
const fieldsFor = (event: MeasuredEvent): object => (event.name === 'view_item' ? { items: [event.fields] } : event.fields);

/** Google Analytics 4: gtag.js, only for counting, without advertising features. Its cookies are for this host only, so that a no can delete them. */
export function startGa4({ id, script }: AnalyticsService & { provider: 'ga4' }): Provider {
  const layer = (window.dataLayer ??= []);
  function gtag(..._command: readonly unknown[]): void {
    layer.push(arguments);
  }
  gtag('consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  gtag('js', hotelClock());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
    cookie_expires: cookieLife,
  });
  addScript(script);
  return {
    show: ({ address, referrer, kind, language }) => {
      // for events that gtag.js counts itself
      gtag('set', { page_location: address, page_referrer: referrer, page_kind: kind, page_language: language });
      gtag('event', 'page_view', { page_title: document.title });
    },
    count: (event) => gtag('event', event.name, fieldsFor(event)),
  };
}
