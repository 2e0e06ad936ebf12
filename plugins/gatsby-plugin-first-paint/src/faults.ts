/**
 * What failed. `hydration`: React has rendered the page anew. `script`: one of the scripts that start the page had to be requested again. `reload`: the document was
 * reloaded, since scripts did not come. `load`: a component did not load. `page`: the next page did not load. `render`: a component failed to render.
 */
export type Fault = 'hydration' | 'script' | 'reload' | 'load' | 'page' | 'render';

const prefix = 'fault:';
export const secondTry = '?again';

/** Notes that something failed, as a mark of the browser's user timing, which waits there for whoever wants to know. */
export const markFault = (fault: Fault): void => void performance.mark(prefix + fault);

/** Calls back for each fault of this document, also for those from before. Where the browser reports none, never. */
export function watchFaults(onFault: (fault: Fault) => void): void {
  const report = (entries: PerformanceObserverEntryList) => {
    for (const { entryType, name } of entries.getEntries())
      if (entryType === 'resource') {
        if (name.endsWith(secondTry)) onFault('script');
      } else if (name.startsWith(prefix)) onFault(name.slice(prefix.length) as Fault);
  };
  for (const type of ['mark', 'resource']) new PerformanceObserver(report).observe({ type, buffered: true });
}
