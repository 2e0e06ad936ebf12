import { afterLoadIdle, mayPrefetch } from './idle';
import { gatsbyWindow } from './internals';

const scriptBytes = (): number =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);

let queue: Promise<unknown> | undefined;
let limit = 0;

/** Bytes of script that may be loaded for visible links, in addition to those loaded when the page became idle. */
const budget = 8 * 1024;

/** Whether the content of the page links to a page. For links in header and footer, prefetching on hover and touch is early enough. */
const isLinkedFromContent = (path: string): boolean =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].some(({ pathname }) => pathname === path);

/** Prefetches the script of a page whose link is visible in `main`, within the budget. Gatsby itself prefetches the page's data. */
export function prefetchScript(path: string): void {
  queue ??= afterLoadIdle().then(() => {
    limit = scriptBytes() + budget;
  });
  queue = queue.then(async () => {
    if (mayPrefetch() && isLinkedFromContent(path) && scriptBytes() < limit)
      await gatsbyWindow()
        .___loader.loadPage(path)
        .catch(() => undefined);
  });
}

export function renewPrefetchBudget(): void {
  queue = undefined;
}

function pathOf(link: HTMLAnchorElement | null): string | undefined {
  return link && !link.target && link.origin === window.location.origin && link.pathname !== window.location.pathname ? link.pathname + link.search : undefined;
}

/** Loads a page on `pointerdown` on its link, about 100 ms before the click. */
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
