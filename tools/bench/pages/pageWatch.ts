import type * as WebVitals from 'web-vitals';

// What runs in the page.

/** A task of more than 50 ms, in milliseconds since the start of the navigation. */
export interface LongTask {
  readonly at: number;
  readonly duration: number;
}

/** What the browser has fetched. Milliseconds since the start of the navigation; bytes as sent, compressed, without headers: hosts compress those too. */
export interface Fetched {
  readonly path: string;
  readonly at: number;
  readonly bytes: number;
}

interface Paint {
  readonly at: number;
  /** `first picture`, or a selector such as `h1` or `p.lead`. */
  readonly element: string;
  /** Whether that is the page's first picture, or in the block of its heading. */
  readonly isExpected: boolean;
}

declare global {
  interface Window {
    readonly webVitals: typeof WebVitals;
    pageWatch?: { shift: number; readonly paints: Paint[]; readonly longTasks: LongTask[] };
  }
}

/** Runs in the page before its own scripts, and after web-vitals. */
export function watchPage(): void {
  const seen: NonNullable<Window['pageWatch']> = { shift: 0, paints: [], longTasks: [] };
  window.pageWatch = seen;
  performance.setResourceTimingBufferSize(2000);
  window.webVitals.onCLS(({ value }) => (seen.shift = value), { reportAllChanges: true });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ at: startTime, duration });
  });
  // read at once: the element may be removed later
  observe('largest-contentful-paint', (entry) => {
    const { element, startTime } = entry as LargestContentfulPaint;
    const isFirstPicture = element?.matches('img[fetchpriority=high]') ?? false;
    const block = document.querySelector('h1')?.parentElement;
    seen.paints.push({
      at: startTime,
      element: isFirstPicture ? 'first picture' : element ? [element.localName, ...element.classList].join('.') : 'a removed element',
      isExpected: isFirstPicture || (element !== null && Boolean(block?.contains(element))),
    });
  });
}

/** Runs in the page: what has been recorded so far. */
export function readPage() {
  const { shift = 0, paints = [], longTasks = [] } = window.pageWatch ?? {};
  const [navigation] = performance.getEntriesByType('navigation');
  const resources = performance.getEntriesByType('resource').filter(({ transferSize }) => transferSize > 0);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const arrived = resources.find(({ name }) => name === picture?.currentSrc)?.responseEnd;
  const largest = paints.at(-1);
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largest,
    /** When the first picture was painted; the largest paint on a page without one. */
    firstPicture: paints.find(({ element }) => element === 'first picture')?.at ?? arrived ?? largest?.at ?? NaN,
    shift,
    longTasks,
    loaded: navigation?.loadEventStart ?? NaN,
    now: performance.now(),
    fetched: [...(navigation ? [navigation] : []), ...resources].map(({ name, startTime, encodedBodySize }): Fetched => ({
      path: new URL(name).pathname,
      at: startTime,
      bytes: encodedBodySize,
    })),
  };
}
