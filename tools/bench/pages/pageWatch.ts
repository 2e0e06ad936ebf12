/** What PerformanceObservers in the page recorded. Times are milliseconds since the start of the navigation. */
export interface PageRecord {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The element of the largest paint: `first picture`, or a selector such as `h1` or `p.lead`. */
  readonly largestElement: string;
  /** Whether that is the page's first picture, or in the block of its heading. */
  readonly largestIsExpected: boolean;
  /** When the first picture was painted; the largest paint on a page without one. */
  readonly firstPicture: number;
  readonly shifts: readonly TimedEntry[];
  /** Tasks of more than 50 ms. */
  readonly longTasks: readonly TimedEntry[];
  /** When each script was requested. */
  readonly scripts: readonly { readonly address: string; readonly at: number }[];
}

/** An event, and its duration or size. */
export interface TimedEntry {
  readonly at: number;
  readonly size: number;
}

interface LargestPaint extends PerformanceEntry {
  readonly element: Element | null;
}
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Paint {
  readonly at: number;
  readonly element: string;
  readonly isFirstPicture: boolean;
  readonly isExpected: boolean;
}

declare global {
  interface Window {
    pageWatch?: { paints: Paint[]; shifts: TimedEntry[]; longTasks: TimedEntry[] };
  }
}

/** Runs in the page before its own scripts. */
export function watchPage(): void {
  const seen: NonNullable<Window['pageWatch']> = { paints: [], shifts: [], longTasks: [] };
  window.pageWatch = seen;
  performance.setResourceTimingBufferSize(2000);
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  // read at once: the element may be removed later
  observe('largest-contentful-paint', (entry) => {
    const { element, startTime } = entry as LargestPaint;
    const isFirstPicture = element?.matches('img[fetchpriority=high]') ?? false;
    const block = document.querySelector('h1')?.parentElement;
    seen.paints.push({
      at: startTime,
      element: isFirstPicture ? 'first picture' : element ? [element.localName, ...element.classList].join('.') : 'a removed element',
      isFirstPicture,
      isExpected: isFirstPicture || (element !== null && Boolean(block?.contains(element))),
    });
  });
  observe('layout-shift', (entry) => {
    const { value, startTime, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) seen.shifts.push({ at: startTime, size: value });
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ at: startTime, size: duration });
  });
}

/** Runs in the page: what has been recorded so far. */
export function readPage(): PageRecord {
  const { paints, shifts, longTasks } = window.pageWatch ?? { paints: [], shifts: [], longTasks: [] };
  const resources = performance.getEntriesByType('resource');
  const largest = paints.at(-1);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  const arrived = resources.find(({ name }) => name === picture?.currentSrc)?.responseEnd;
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largestPaint: largest?.at ?? NaN,
    largestElement: largest?.element ?? 'none',
    largestIsExpected: largest?.isExpected ?? false,
    firstPicture: paints.find(({ isFirstPicture }) => isFirstPicture)?.at ?? arrived ?? largest?.at ?? NaN,
    shifts,
    longTasks,
    scripts: resources.filter(({ name }) => /\.m?js(\?|$)/.test(name)).map(({ name, startTime }) => ({ address: new URL(name).pathname, at: startTime })),
  };
}
