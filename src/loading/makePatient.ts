import { isThere, type LoadedPage, type PageLoader } from './gatsbySite';

/** Milliseconds before another try. */
const waits: readonly number[] = [350, 700];

/**
 * Lets Gatsby’s loader try twice more where data or script of a page do not come. By itself it keeps a failure for as long as the document
 * is open, and never answers at all where a page needs a script that this build does not know.
 *
 * A query makes another try a new address, for the loader’s memory and for every cache on the way.
 */
export function makePatient(loader: PageLoader): void {
  const { loadPage, loadPageSync } = loader;
  const mended = new Map<string, LoadedPage>();
  let tries = 0;

  const tryAt = (path: string): Promise<LoadedPage | undefined> => loadPage(path).catch(() => undefined);

  loader.loadPage = async (path) => {
    let page = mended.get(path) ?? (await tryAt(path));
    for (const wait of waits) {
      if (isThere(page)) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
      tries += 1;
      page = await tryAt(`${path}${path.includes('?') ? '&' : '?'}again=${tries}`);
      if (isThere(page)) mended.set(path, page);
    }
    return page ?? { status: 'error' };
  };

  loader.loadPageSync = (path, options) => mended.get(path) ?? loadPageSync(path, options);
}
