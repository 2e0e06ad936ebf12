import { afterLoadIdle } from '../../plugins/gatsby-plugin-first-paint';
import { settings } from '../browser/settings';
import { markRunning } from '../browser/addScript';
import type { OpenedPage } from './visit';

let allowed = false;

function setAllowed(next: boolean): void {
  allowed = next;
  for (const service of settings.analytics) if ('offSwitch' in service) Object.assign(window, { [service.offSwitch]: !next });
}

let visit: Promise<((opened: OpenedPage) => void) | null> | null = null;

/** The events by which services notice that the visitor leaves the page. */
const lastEvents = ['visibilitychange', 'pagehide', 'blur'] as const;

async function start(engine: string): Promise<((opened: OpenedPage) => void) | null> {
  await afterLoadIdle();
  // consent may have been withdrawn meanwhile: the next yes starts again
  if (!allowed) return (visit = null);
  markRunning();
  for (const name of lastEvents)
    window.addEventListener(
      name,
      (event) => {
        if (!allowed) event.stopImmediatePropagation();
      },
      { capture: true },
    );
  const { measureVisit } = await import('./visit');
  return measureVisit({ engine, isAllowed: () => allowed });
}

/** Call with consent, for each page that is shown. Loaded when idle, once per document; never throws. @param engine prefix of the engine's addresses */
export function measurePage(engine: string): void {
  if (settings.analytics.length === 0) return;
  setAllowed(true);
  const { pathname, search } = window.location;
  visit ??= start(engine).catch(() => null);
  void visit.then((show) => {
    if (window.location.pathname === pathname) show?.({ pathname, search });
  });
}

/** Nothing more is sent, neither by the site nor by a service that waits until the page is closed. */
export const stopMeasuring = (): void => setAllowed(false);

/** Deletes the Google Analytics cookies of this host, also those from before the hotel chose another service. */
export function deleteCookies(): void {
  for (const name of document.cookie.split('; ').flatMap((cookie) => /^_ga[^=]*/.exec(cookie)?.[0] ?? [])) document.cookie = `${name}=; Max-Age=0; Path=/`;
}
