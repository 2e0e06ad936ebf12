import { afterLoadIdle, mayPrefetch } from './idle';
import { gatsbyWindow } from './internals';

/** Bytes of script that have come, compressed. */
const scriptBytes = (): number =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

let queue: Promise<unknown> | undefined;
let limit = 0;

/**
 * A link to a page is in view. Gatsby itself fetches the data of the page; this fetches its script too, one page after the other, until the budget is spent.
 * @param budget KiB of script beyond what had come when the page was idle
 */
export function prefetchScript(path: string, budget: number): void {
  queue ??= afterLoadIdle().then(() => {
    limit = scriptBytes() + budget * 1024;
  });
  queue = queue.then(async () => {
    if (mayPrefetch() && scriptBytes() < limit)
      await gatsbyWindow()
        .___loader.loadPage(path)
        .catch(() => undefined);
  });
}

/** Another page is shown: it has a budget of its own. */
export function renewPrefetchBudget(): void {
  queue = undefined;
}

/** The path that a link of this site leads to; undefined for any other, and for a place within this page. */
function pathOf(link: HTMLAnchorElement | null): string | undefined {
  return link && !link.target && link.origin === window.location.origin && link.pathname !== window.location.pathname ? link.pathname + link.search : undefined;
}

/** Loads a page while the finger still rests on its link: a tenth of a second before the tap. */
export function prefetchOnTouch(): void {
  const load = ({ target }: Event) => {
    const path = pathOf((target as Element).closest<HTMLAnchorElement>('a[href]'));
    if (path !== undefined && mayPrefetch())
      gatsbyWindow()
        .___loader.loadPage(path)
        .catch(() => undefined);
  };
  document.addEventListener('pointerdown', load, { passive: true });
}
