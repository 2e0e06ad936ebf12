/**
 * Bytes of script, compressed, that may come for a page beside its own, for wishes that its visitor may never have: 25 KiB, less what parts of the page weigh
 * that come as it is scrolled.
 */
const most = 24 * 1024;

/** A script, by its path, and what it weighs in bytes. */
export type Weights = ReadonlyMap<string, number>;

/** Those that the document itself asks for: what the page is made of. */
let own: ReadonlySet<string> = new Set();
const there = new Set<string>();
let come = 0;
let observer: PerformanceObserver | undefined;

function count(came: PerformanceEntryList): void {
  for (const { name, encodedBodySize } of came as PerformanceResourceTiming[]) {
    const { pathname } = new URL(name);
    if (!pathname.endsWith('.js') || there.has(pathname)) continue;
    there.add(pathname);
    if (!own.has(pathname)) come += encodedBodySize;
  }
}

/** Counts the scripts that come, and those that have come for such wishes already. */
export function countScripts(): void {
  const asked = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[as=script]');
  own = new Set([...asked].map((element) => new URL('src' in element ? element.src : element.href).pathname));
  observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
}

/** The visitor has come to another page. */
export function countScriptsAnew(): void {
  come = 0;
}

/** Whether there is room for these scripts, those apart that have come already. */
export function isRoomFor(scripts: Weights): boolean {
  // what it has not told yet
  count(observer?.takeRecords() ?? []);
  let missing = 0;
  for (const [path, bytes] of scripts) if (!there.has(path)) missing += bytes;
  return missing === 0 || come + missing <= most;
}
