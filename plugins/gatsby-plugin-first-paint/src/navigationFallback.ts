import { markFault } from './faults';
import { type GatsbyWindow, gatsbyWindow, isLoaded, type LoadedPage } from './internals';
import { isReachable } from './isReachable';

/** Milliseconds until a page that neither loads nor fails is left to the browser. */
const pageTimeout = 15_000;

interface NavigationOptions {
  readonly onStart: () => void;
  readonly onLoad?: (to: URL) => void;
  readonly onUnreachable: (address: string) => void;
  /** Whether a link always loads a new document. Default: none does. */
  readonly needsDocument?: (to: URL) => boolean;
}

/** The build of a page: that of the site, or the one in its data if an offline service worker could not report the site's build. */
const buildOf = ({ page, json }: LoadedPage): string | undefined => page?.webpackCompilationHash || json?.build;

/** Wraps Gatsby's navigation: a page that fails or is of another build is loaded as a document; if the site is unreachable, the visitor stays. */
export function navigationFallback(
  { onStart, onLoad, onUnreachable, needsDocument = () => false }: NavigationOptions,
  site: GatsbyWindow = gatsbyWindow(),
  assign = (address: string) => window.location.assign(address),
): void {
  const navigate = site.___navigate;
  let latest = 0;
  // as in browsers, going back or forward cancels what was loading
  window.addEventListener('popstate', () => {
    latest += 1;
  });
  site.___navigate = async (to, options) => {
    if (typeof to === 'number') return navigate(to, options);
    const url = new URL(to, window.location.href);
    const { pathname, search, hash } = url;
    const address = pathname + search + hash;
    latest += 1;
    if (needsDocument(url)) {
      assign(address);
      return undefined;
    }
    const click = latest;
    onStart();
    const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), pageTimeout));
    const loading = site.___loader.loadPage(pathname + search).catch((): undefined => undefined);
    const page: LoadedPage | undefined = await Promise.race([loading, timeout]);
    if (click !== latest) return undefined;
    if (isLoaded(page) && buildOf(page) === site.___webpackCompilationHash) {
      // Gatsby compares it again
      if (page.page) page.page.webpackCompilationHash = site.___webpackCompilationHash;
      onLoad?.(url);
      return navigate(to, options);
    }
    markFault('page');
    if (await isReachable(address)) assign(address);
    else onUnreachable(address);
    return undefined;
  };
}
