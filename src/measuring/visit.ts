import { watchFaults } from '../../plugins/gatsby-plugin-first-paint';
import { watchActions } from '../browser/measuredActions';
import { type AnalyticsService, settings } from '../browser/settings';
import { leadOfForm, type MeasuredEvent } from '../domain/measuring/events';
import { countedAddress, type CountedPages, countedReferrer, eventOfPage, type PageAt, countedPageAt } from '../domain/measuring/pages';
import { checkoutFrom, watchLinks } from './clicks';
import { watchStay } from './chosenStay';
import type { PageView, Provider } from './provider';

/** The pages of this build (src/gatsby/bundle/configureBundle.ts). */
const pages = JSON.parse(process.env.COUNTED_PAGES ?? '{}') as CountedPages;

/** Each is a separate chunk: only configured ones are loaded. */
async function start(service: AnalyticsService): Promise<Provider> {
  switch (service.provider) {
    case 'plausible':
      return (await import('./plausible')).startPlausible(service);
    case 'matomo':
      return (await import('./matomo')).startMatomo(service);
    case 'ga4':
      return (await import('./ga4')).startGa4(service);
  }
}

function attempt(call: () => void): void {
  try {
    call();
  } catch {
    // the visit is not counted
  }
}

export type OpenedPage = Pick<URL, 'pathname' | 'search'>;

/** Measures a visit from now on (docs/measuring.md). A provider that does not load is ignored. @returns call it for each opened page */
export async function measureVisit({ engine, isAllowed }: { engine: string; isAllowed: () => boolean }): Promise<(opened: OpenedPage) => void> {
  const started = await Promise.allSettled(settings.analytics.map(start));
  const providers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const { origin } = window.location;

  // the document may have been opened with another page than the one now shown
  const [entry] = performance.getEntriesByType('navigation');
  const landing = countedPageAt(new URL(entry?.name ?? window.location.href).pathname, pages);
  /** The pages since then, each with the time it was opened. */
  const opened: { readonly page: PageAt; readonly from: number }[] = [{ page: landing, from: 0 }];
  const pageAtTime = (time = Infinity): PageAt => opened.findLast(({ from }) => from <= time)?.page ?? landing;
  let view: PageView | undefined;

  function send(event: MeasuredEvent): void {
    const at = view;
    if (at && isAllowed()) providers.forEach(({ count }) => attempt(() => count(event, at)));
  }

  const countStay = watchStay(send);
  const leave = (event: MeasuredEvent) => {
    if (event.name === 'begin_checkout') countStay();
    send(event);
  };
  // in the form of browsers
  watchLinks({ engine: new URL(engine).href, pages, send: leave });
  watchActions({
    onSent: (form) => {
      const lead = leadOfForm(form);
      if (lead) send({ name: 'generate_lead', fields: { lead_source: lead } });
    },
    onLeave: (address, from) => attempt(() => leave(checkoutFrom(address, from))),
    // other text is not an address, and throws
    onCopy: (text) =>
      attempt(() => {
        const copied = new URL(text);
        if (copied.origin === origin) send({ name: 'share', fields: { content_type: countedPageAt(copied.pathname, pages).kind, method: 'copy' } });
      }),
  });

  // a separate chunk, after the counting code
  void import('./fieldFigures').then(
    ({ watchFigures }) => watchFigures({ pageAtTime, send }),
    () => undefined,
  );
  let watching = false;

  return ({ pathname, search }) => {
    if (!isAllowed()) return;
    const page = countedPageAt(pathname, pages);
    opened.push({ page, from: performance.now() });
    const { kind, item, language } = page;
    const address = countedAddress({ origin, page, search });
    const shown: PageView = { kind, item, language, address, referrer: view?.address ?? countedReferrer(document.referrer, origin) };
    view = shown;
    providers.forEach(({ show }) => attempt(() => show(shown)));
    const event = eventOfPage(page);
    if (event) send(event);
    // includes earlier ones, once there is a page for them
    if (!watching) {
      watching = true;
      watchFaults((fault) => send({ name: 'exception', fields: { description: fault } }));
    }
  };
}
