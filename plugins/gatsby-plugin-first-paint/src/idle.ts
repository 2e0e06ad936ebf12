/** Milliseconds after `load` before anything is prefetched. */
export const idleAfterLoad = 2000;

const fastDownlink = 5;

interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly downlink?: number;
}

const connection = (): NetworkInformation => (navigator as { connection?: NetworkInformation }).connection ?? {};

export const isFastConnection = (): boolean => (connection().downlink ?? 0) >= fastDownlink;

/** Whether the visitor's browser saves data, or the connection is slow. */
export const wantsLessData = (): boolean => connection().saveData === true || connection().effectiveType?.includes('2g') === true;

/** Whether prefetching is appropriate: in a visible tab, neither saving data nor on a slow connection. */
export const mayPrefetch = (): boolean => !document.hidden && !wantsLessData();

/** Resolves when the browser is idle, or after a second. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? window.requestIdleCallback(() => resolve(), { timeout: 1000 }) : setTimeout(resolve, 200)));

/** Resolves two seconds after `load`, once the browser is idle. */
export async function afterLoadIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, idleAfterLoad));
  await idle();
}

/** Ends the current task, so that the browser can handle input, and continues in another one. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { readonly yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
