import { isThere, type LoadedPage } from './gatsbySite';
import { waits } from './retried';

/** What Gatsby’s loader keeps of each page: the page, and its data. */
type Kept = Map<string, { readonly status?: string }>;

/** Gatsby’s loader, of which `window.___loader` shows only the outside. */
export interface Loader {
  readonly pageDb: Kept;
  readonly pageDataDb: Kept;
  loadPage: (path: string) => Promise<LoadedPage | undefined>;
}

function forgetFailures({ pageDb, pageDataDb }: Loader): void {
  for (const kept of [pageDb, pageDataDb]) for (const [path, { status }] of kept) if (status === 'error') kept.delete(path);
}

/**
 * Lets Gatsby’s loader try twice more where data or script of a page do not come. By itself it keeps a failure for as long as the document
 * is open, and never answers at all where a page needs a script that this build does not know.
 */
export function makePatient(loader: Loader): void {
  const { loadPage } = loader;

  async function tryOnce(this: Loader, path: string): Promise<LoadedPage | undefined> {
    const page = await loadPage.call(this, path).catch(() => undefined);
    if (!isThere(page)) forgetFailures(this);
    return page;
  }

  loader.loadPage = async function loadPatiently(this: Loader, path) {
    for (const wait of waits) {
      const page = await tryOnce.call(this, path);
      if (isThere(page)) return page;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return (await tryOnce.call(this, path)) ?? { status: 'error' };
  };
}
