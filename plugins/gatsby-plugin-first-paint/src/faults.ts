/**
 * What failed. `hydration`: React rendered the page again. `script`: a script that starts the page had to be requested again. `reload`: the document was
 * reloaded because scripts did not load. `load`: a component did not load. `page`: the next page did not load. `render`: a component failed to render.
 */
export type Fault = 'hydration' | 'script' | 'reload' | 'load' | 'page' | 'render';

const prefix = 'fault:';
export const secondTry = '?again';

/** Records a failure as a user timing mark, for later observers. */
export const markFault = (fault: Fault): void => void performance.mark(prefix + fault);

/** Calls back for each fault of this document, including earlier ones. It never does if the browser does not report marks. */
export function watchFaults(onFault: (fault: Fault) => void): void {
  const report = (entries: PerformanceObserverEntryList) => {
    for (const { entryType, name } of entries.getEntries())
      if (entryType === 'resource') {
        if (name.endsWith(secondTry)) onFault('script');
      } else if (name.startsWith(prefix)) onFault(name.slice(prefix.length) as Fault);
  };
  for (const type of ['mark', 'resource']) new PerformanceObserver(report).observe({ type, buffered: true });
}
