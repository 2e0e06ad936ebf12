/** What a page's own observers saw. Times are milliseconds since the navigation began. */
export interface PageRecord {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What the largest paint showed: `first picture`, or an element such as `h1` or `p.lead`. */
  readonly largestElement: string;
  /** Whether that is what the page was drawn around: its first picture, or the block of its heading. */
  readonly largestIsMeant: boolean;
  /** When the first picture stood on the screen; the largest paint on a page without one. */
  readonly firstPicture: number;
  readonly shifts: readonly Moment[];
  /** Tasks of more than 50 ms. */
  readonly longTasks: readonly Moment[];
  /** When each script was first asked for, by address. */
  readonly scripts: readonly { readonly address: string; readonly at: number }[];
}

/** Something that happened, and how long or how large it was. */
export interface Moment {
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
  readonly isMeant: boolean;
}

declare global {
  interface Window {
    pageWatch?: { paints: Paint[]; shifts: Moment[]; longTasks: Moment[] };
  }
}

/** Runs in the page before anything of its own. */
export function watchPage(): void {
  const seen: NonNullable<Window['pageWatch']> = { paints: [], shifts: [], longTasks: [] };
  window.pageWatch = seen;
  performance.setResourceTimingBufferSize(2000);
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  // the element is asked at once: it may be gone later
  observe('largest-contentful-paint', (entry) => {
    const { element, startTime } = entry as LargestPaint;
    const isFirstPicture = element?.matches('[data-first]') ?? false;
    const block = document.querySelector('h1')?.parentElement;
    seen.paints.push({
      at: startTime,
      element: isFirstPicture ? 'first picture' : element ? [element.localName, ...element.classList].join('.') : 'an element that is gone',
      isFirstPicture,
      isMeant: isFirstPicture || (element !== null && Boolean(block?.contains(element))),
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

/** Runs in the page: what has been seen so far. */
export function readPage(): PageRecord {
  const { paints, shifts, longTasks } = window.pageWatch ?? { paints: [], shifts: [], longTasks: [] };
  const resources = performance.getEntriesByType('resource');
  const largest = paints.at(-1);
  const picture = document.querySelector<HTMLImageElement>('img[data-first]');
  const arrived = (resources as PerformanceResourceTiming[]).find(({ name }) => name === picture?.currentSrc)?.responseEnd;
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    largestPaint: largest?.at ?? NaN,
    largestElement: largest?.element ?? 'none',
    largestIsMeant: largest?.isMeant ?? false,
    firstPicture: paints.find(({ isFirstPicture }) => isFirstPicture)?.at ?? arrived ?? largest?.at ?? NaN,
    shifts,
    longTasks,
    scripts: resources.filter(({ name }) => /\.m?js(\?|$)/.test(name)).map(({ name, startTime }) => ({ address: new URL(name).pathname, at: startTime })),
  };
}
