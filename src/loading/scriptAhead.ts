/** Bytes of script, compressed, that may come for a page beside its own: for wishes that its visitor may never have. */
const most = 25 * 1024;
/** As much as the script of another page weighs at most. */
const largest = 14 * 1024;

let come = 0;

/** From now on all scripts that come are for such wishes: the page has its own. */
export function countScripts(): void {
  const scriptsOf = (list: PerformanceObserverEntryList) =>
    (list.getEntries() as PerformanceResourceTiming[]).filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  new PerformanceObserver((list) => scriptsOf(list).forEach(({ encodedBodySize }) => (come += encodedBodySize))).observe({ type: 'resource' });
}

/** The visitor has come to another page. */
export function countScriptsAnew(): void {
  come = 0;
}

/** Whether the script of another page may come ahead. */
export const isRoomForScript = (): boolean => come + largest <= most;
