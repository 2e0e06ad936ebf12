/**
 * Bytes of script, compressed, that may come for a page beside its own, for wishes that its visitor may never have: 25 KiB, less what parts of the page weigh
 * that come as it is scrolled.
 */
const most = 24 * 1024;

/** A script, by its path, and what it weighs in bytes. */
export type Weights = ReadonlyMap<string, number>;

const there = new Map<string, number>();
/** Those that no wish was guessed for: what the page is made of, and what its visitor has come to. */
const own = new Set<string>();
let observer: PerformanceObserver | undefined;

function note(came: PerformanceEntryList): void {
  for (const { name, encodedBodySize } of came as PerformanceResourceTiming[]) {
    const { pathname } = new URL(name);
    if (pathname.endsWith('.js') && !there.has(pathname)) there.set(pathname, encodedBodySize);
  }
}

/** All that have come, what the observer has not told yet included. */
function come(): Weights {
  note(observer?.takeRecords() ?? []);
  return there;
}

/** Notes the scripts that come, and those that have come already. */
export function noteScripts(): void {
  observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
}

/** What the document has asked for is the page's own. */
export function noteOwnScripts(): void {
  const asked = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[as=script]');
  for (const element of asked) own.add(new URL('src' in element ? element.src : element.href).pathname);
}

/** Brings script for a part of the page that the visitor has come to, which is the page's own. */
export async function bringOwn<Thing>(load: () => Promise<Thing>): Promise<Thing> {
  const before = new Set(come().keys());
  const thing = await load();
  for (const path of come().keys()) if (!before.has(path)) own.add(path);
  return thing;
}

/** The visitor has come to another page: what is there has come for others. */
export function countScriptsAnew(): void {
  for (const path of come().keys()) own.add(path);
}

/** Whether there is room for these scripts, those apart that have come already. */
export function isRoomFor(scripts: Weights): boolean {
  const weigh = (weights: Weights, counts: (path: string) => boolean) => [...weights].reduce((sum, [path, bytes]) => sum + (counts(path) ? bytes : 0), 0);
  const ahead = weigh(come(), (path) => !own.has(path));
  const missing = weigh(scripts, (path) => !there.has(path));
  return missing === 0 || ahead + missing <= most;
}
