/** Milliseconds of calm after this page’s own things, before anything is fetched ahead. */
export const calm = 2000;

/** What a browser tells of its network, where it tells. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Megabits per second, about. */
  readonly downlink?: number;
}

/** Megabits per second from which a connection counts as fast. */
const fast = 5;

/** Whether the browser says that its network is fast; false where it does not say. */
export const isFast = (): boolean => ((navigator as { connection?: Connection }).connection?.downlink ?? 0) >= fast;

/** Whether something may be fetched ahead: not for visitors who save data, whose network is slow, or who are not there. */
export const isWelcome = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return navigator.onLine && !document.hidden && !connection?.saveData && !connection?.effectiveType?.includes('2g');
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const loaded = () =>
  new Promise<void>((resolve) => (document.readyState === 'complete' ? resolve() : window.addEventListener('load', () => resolve(), { once: true })));

/** Until the browser has nothing else to do, or has been busy for a second. */
export const idle = () =>
  new Promise<void>((resolve) => ('requestIdleCallback' in window ? window.requestIdleCallback(() => resolve(), { timeout: 1000 }) : setTimeout(resolve, 200)));

/** Until the page has loaded and come to rest. */
export async function whenCalm(): Promise<void> {
  await loaded();
  await pause(calm);
}

let making: Promise<unknown> = Promise.resolve();

/** Until all is ready that the page itself may soon be asked for. */
export const ready = (): Promise<unknown> => making;

/** Does what makes ready for a wish that may come, once the page has come to rest, where that is welcome. @param isWanted asked then */
export function whenWelcome(makeReady: () => unknown, isWanted = isWelcome): void {
  const make = async () => {
    await whenCalm();
    await idle();
    if (isWanted()) await makeReady();
  };
  making = Promise.allSettled([making, make()]);
}
