import { firstPictureAddress } from '../domain/pages/firstPictureAddress';
import { isThere, type GatsbySite } from './gatsbySite';

/** Milliseconds of calm after this page’s own things, before anything is fetched ahead. */
const calm = 2000;

/** What a browser tells of its network, where it tells. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Not for visitors who save data, whose network is slow, or who are not there. */
const isWelcome = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return navigator.onLine && !document.hidden && !connection?.saveData && !connection?.effectiveType?.includes('2g');
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const loaded = () =>
  new Promise<void>((resolve) => (document.readyState === 'complete' ? resolve() : window.addEventListener('load', () => resolve(), { once: true })));
const idle = () => new Promise<void>((resolve) => ('requestIdleCallback' in window ? window.requestIdleCallback(() => resolve()) : setTimeout(resolve, 200)));

/** The browser chooses the file as it will on the page itself. */
async function fetchFirstPicture(path: string): Promise<void> {
  const response = await fetch(firstPictureAddress(path));
  if (!response.ok) return;
  const ground = document.createElement('div');
  ground.innerHTML = await response.text();
  await ground.querySelector('img')?.decode();
}

/**
 * Takes the place of Gatsby’s queue, which fetches data and script of every page that is linked in view, and leaves the rest for the click.
 * Here pages come one at a time, while their link is in view, with script, data and first picture, all ready to be shown.
 */
export function fetchAhead({ ___loader: loader }: Pick<GatsbySite, '___loader'>): void {
  const inView: string[] = [];
  const fetched = new Set<string>();
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    await loaded();
    await pause(calm);
    for (let path = inView.shift(); path !== undefined; path = inView.shift()) {
      await idle();
      if (fetched.has(path) || !isWelcome()) continue;
      fetched.add(path);
      if (isThere(await loader.loadPage(path))) await fetchFirstPicture(path).catch(() => undefined);
    }
    working = undefined;
  }

  loader.enqueue = (path) => {
    if (!fetched.has(path) && isWelcome()) {
      inView.push(path);
      working ??= work();
    }
    return {
      abort: () => {
        const place = inView.indexOf(path);
        if (place >= 0) inView.splice(place, 1);
      },
    };
  };
}
