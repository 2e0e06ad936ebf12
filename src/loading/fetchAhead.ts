import { pathWithoutLanguage } from '../domain/i18n/localizedPath';
import { aheadAddress } from '../domain/pages/aheadAddress';
import { idle, isWelcome, ready, whenCalm } from './calm';
import { type GatsbySite, isThere } from './gatsbySite';
import { isRoomFor, noteOwnScripts, noteScripts, type Weights } from './scriptAhead';

/** What comes ahead of a page. */
interface Ahead {
  readonly scripts: Weights;
  /** Null where the page begins with words. */
  readonly picture: HTMLPictureElement | null;
}

/** @throws where it does not come */
async function readAhead(path: string): Promise<Ahead> {
  const response = await fetch(aheadAddress(path));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
  // a document apart, where nothing is fetched yet
  const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
  return {
    scripts: new Map([...body.querySelectorAll('data')].map(({ value, textContent }) => [textContent, Number(value)])),
    picture: body.querySelector('picture'),
  };
}

/** The browser chooses the file as it will on the page itself. */
const fetchPicture = async (picture: HTMLPictureElement): Promise<void> => document.importNode(picture, true).querySelector('img')?.decode();

/** The way home leads on from every page, and few go it. */
const isHome = (path: string): boolean => pathWithoutLanguage(path) === '/';

/**
 * Takes the place of Gatsby’s queue, which fetches data and script of every page that is linked in view, and leaves the rest for the click.
 * Here pages come one at a time, while their link is in view: with data and first picture, and with their script as long as there is room for it (`scriptAhead.ts`).
 * Home is the last of them, and comes without script. What the page itself may be asked for goes first.
 */
export function fetchAhead({ ___loader: loader }: Pick<GatsbySite, '___loader'>): void {
  const inView: string[] = [];
  /** Scripts of pages that have come without them. */
  const lacking = new Map<string, Weights>();
  const fetched = new Set<string>();
  let working: Promise<void> | undefined;

  const mayCome = (path: string, scripts: Weights): boolean => !isHome(path) && isRoomFor(scripts);
  const wanted = (path: string): boolean => {
    const scripts = lacking.get(path);
    return isWelcome() && (scripts ? mayCome(path, scripts) : !fetched.has(path));
  };

  async function bring(path: string): Promise<void> {
    if (lacking.delete(path)) {
      await loader.loadPage(path);
      return;
    }
    fetched.add(path);
    const { scripts, picture } = await readAhead(path);
    if (mayCome(path, scripts)) {
      if (!isThere(await loader.loadPage(path))) return;
    } else {
      lacking.set(path, scripts);
      loader.prefetch(path);
    }
    if (picture) await fetchPicture(picture);
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
      if (wanted(path)) await bring(path).catch(() => undefined);
    }
    working = undefined;
  }

  noteScripts();
  void whenCalm().then(noteOwnScripts);
  loader.enqueue = (link) => {
    // what is published of a page is the same for every query
    const [path = ''] = link.split(/[?#]/);
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
