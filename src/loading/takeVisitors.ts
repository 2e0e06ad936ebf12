import { arrive } from './arrival';
import { isThere, type GatsbySite, type LoadedPage } from './gatsbySite';
import { leaveFor } from './leaveFor';
import { beginLoading } from './tellLoading';

/** Milliseconds until a page that neither comes nor fails is left to the browser. */
const patience = 15_000;

async function within(loading: Promise<LoadedPage | undefined>): Promise<LoadedPage | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience);
  });
  const page = await Promise.race([loading, giveUp]);
  clearTimeout(timer);
  return page;
}

/**
 * Takes visitors where they click, whatever happens on the way: a page that does not come, and one that was published anew since this
 * document was loaded, is gone to in full, with its query and hash. Gatsby is left the rest, a page that is there: its router waits for a frame, in which
 * the tap shows, before it makes the page. Only the last click counts.
 */
export function takeVisitors(site: GatsbySite, leave: (address: string) => Promise<void> = leaveFor): void {
  const show = site.___navigate;
  let clicks = 0;
  site.___navigate = async (to, options) => {
    // back and forth in the history
    if (typeof to === 'number') return show(to, options);
    clicks += 1;
    const click = clicks;
    beginLoading();
    const { pathname, search, hash } = new URL(to, window.location.href);
    const loaded = await within(site.___loader.loadPage(pathname + search));
    if (click !== clicks) return;
    if (isThere(loaded) && loaded.page?.webpackCompilationHash === site.___webpackCompilationHash) {
      arrive(hash === '');
      show(to, options);
    } else await leave(pathname + search + hash);
  };
}
