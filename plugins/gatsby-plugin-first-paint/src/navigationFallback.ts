import { type GatsbyWindow, isLoaded, type LoadedPage } from './internals';

/** Milliseconds until a page that neither comes nor fails is left to the browser. */
const pageTimeout = 15_000;
/** Milliseconds until a site that does not answer counts as unreachable. */
const siteTimeout = 8000;

interface NavigationCallbacks {
  /** A page was asked for. */
  readonly onStart: () => void;
  /** The page is there, and about to be shown. */
  readonly onLoad?: (to: URL) => void;
  /** The site cannot be reached; the visitor stays on this page. */
  readonly onUnreachable: (address: string) => void;
  /** Loads a document. */
  readonly assign?: (address: string) => void;
}

async function isReachable(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // whatever the answer is, the browser can show it
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(siteTimeout) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Where script or data of a page do not come, or belong to another build than this document, the browser loads its document in full, with query and hash.
 * Where the site cannot be reached, the visitor stays. Only the last click counts. Gatsby alone would show nothing.
 */
export function navigationFallback(
  site: GatsbyWindow,
  { onStart, onLoad, onUnreachable, assign = (address) => window.location.assign(address) }: NavigationCallbacks,
): void {
  const navigate = site.___navigate;
  let latest = 0;
  site.___navigate = async (to, options) => {
    // back and forward in the history
    if (typeof to === 'number') return navigate(to, options);
    latest += 1;
    const click = latest;
    onStart();
    const url = new URL(to, window.location.href);
    const { pathname, search, hash } = url;
    const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), pageTimeout));
    const loading = site.___loader.loadPage(pathname + search).catch((): undefined => undefined);
    const page: LoadedPage | undefined = await Promise.race([loading, timeout]);
    if (click !== latest) return undefined;
    if (isLoaded(page) && page.page?.webpackCompilationHash === site.___webpackCompilationHash) {
      onLoad?.(url);
      return navigate(to, options);
    }
    const address = pathname + search + hash;
    if (await isReachable(address)) assign(address);
    else onUnreachable(address);
    return undefined;
  };
}
