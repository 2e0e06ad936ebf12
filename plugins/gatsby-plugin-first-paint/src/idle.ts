/** Milliseconds after `load` before anything is fetched that nobody has asked for yet. */
export const idleAfterLoad = 2000;

/** Megabits per second from which a connection counts as fast. */
const fastDownlink = 5;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly downlink?: number;
}

const connection = (): NetworkInformation => (navigator as { connection?: NetworkInformation }).connection ?? {};

/** Whether the browser says that its connection is fast; false where it does not say. */
export const isFastConnection = (): boolean => (connection().downlink ?? 0) >= fastDownlink;

/** Whether the visitor asks to save data, or the connection is slow. */
export const savesData = (): boolean => connection().saveData === true || connection().effectiveType?.includes('2g') === true;

/** Whether something may be prefetched: not to save data, not on a slow connection, not in a hidden tab. */
export const mayPrefetch = (): boolean => navigator.onLine && !document.hidden && !savesData();

/** Resolves when the browser is idle, or after a second. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? window.requestIdleCallback(() => resolve(), { timeout: 1000 }) : setTimeout(resolve, 200)));

/** Resolves when the page has loaded, its requests have settled and the browser is idle. */
export async function afterLoadIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, idleAfterLoad));
  await idle();
}
