import { firstPictureAddress } from '../domain/pages/firstPictureAddress';
import { idle, isWelcome, whenCalm } from './calm';
import { isThere, type GatsbySite } from './gatsbySite';

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
    await whenCalm();
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
