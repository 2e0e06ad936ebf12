import { firstPictureAddress } from '../domain/pages/firstPictureAddress';
import { pathWithoutLanguage } from '../domain/i18n/pathWithoutLanguage';
import { idle, isWelcome, ready, whenCalm } from './calm';
import { isThere, type GatsbySite } from './gatsbySite';
import { countScripts, isRoomForScript } from './scriptAhead';

/** The browser chooses the file as it will on the page itself. */
async function fetchFirstPicture(path: string): Promise<void> {
  const response = await fetch(firstPictureAddress(path));
  if (!response.ok) return;
  const ground = document.createElement('div');
  ground.innerHTML = await response.text();
  await ground.querySelector('img')?.decode();
}

/** The way home leads on from every page, and few go it. */
const isHome = (path: string): boolean => pathWithoutLanguage(path) === '/';

/** Pages of one folder, such as those of the rooms, have one script. Empty for all others. */
const folderOf = (path: string): string => pathWithoutLanguage(path).split('/').slice(0, -1).join('/');

/**
 * Takes the place of Gatsby’s queue, which fetches data and script of every page that is linked in view, and leaves the rest for the click.
 * Here pages come one at a time, while their link is in view, home the last of them: with data and first picture, and with their script as long as there is
 * room for it (`scriptAhead.ts`). What the page itself may be asked for goes first.
 */
export function fetchAhead({ ___loader: loader }: Pick<GatsbySite, '___loader'>): void {
  const inView: string[] = [];
  /** Pages that have come, and whether with their script. */
  const fetched = new Map<string, boolean>();
  let working: Promise<void> | undefined;

  function isScriptThere(path: string): boolean {
    const folder = folderOf(path);
    const others = [window.location.pathname, ...[...fetched].flatMap(([other, withScript]) => (withScript ? [other] : []))];
    return folder !== '' && others.some((other) => folderOf(other) === folder);
  }
  const mayBringScript = (path: string): boolean => isScriptThere(path) || isRoomForScript();
  const wanted = (path: string): boolean => isWelcome() && (!fetched.has(path) || (!fetched.get(path) && mayBringScript(path)));

  async function bring(path: string): Promise<void> {
    const isNew = !fetched.has(path);
    const withScript = mayBringScript(path);
    fetched.set(path, withScript);
    if (!withScript) loader.prefetch(path);
    else if (!isThere(await loader.loadPage(path))) return;
    if (isNew) await fetchFirstPicture(path).catch(() => undefined);
  }

  function next(): string | undefined {
    const place = inView.findIndex((path) => !isHome(path));
    return inView.splice(Math.max(0, place), 1)[0];
  }

  async function work(): Promise<void> {
    await whenCalm();
    await ready();
    for (let path = next(); path !== undefined; path = next()) {
      await idle();
      if (wanted(path)) await bring(path);
    }
    working = undefined;
  }

  void whenCalm().then(countScripts);
  loader.enqueue = (path) => {
    if (wanted(path)) {
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
