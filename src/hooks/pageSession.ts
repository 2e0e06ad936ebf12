import { followers } from './followers';
import { useStore } from './useStore';

/** What the visitor has done since the page was loaded: it outlives navigation and ends with a reload. */
interface PageSession {
  /** The live-weather button was closed (docs/hotel-rules.md 12.4). */
  readonly weatherClosed: boolean;
  /** The hint at another language was closed. */
  readonly hintClosed: boolean;
  /** The announcement has been shown once (docs/hotel-rules.md 12.5). */
  readonly announcementShown: boolean;
  /** The page was scrolled for the first time (docs/hotel-rules.md 12.7). */
  readonly scrolled: boolean;
  /** A page was asked for and has not come within 200 ms. */
  readonly loading: boolean;
  /** The sheet of the menu is open. */
  readonly menuOpen: boolean;
  /** What did not load: a page that was asked for, at its address, or a part of this one. */
  readonly trouble: { readonly what: 'page'; readonly to: string } | { readonly what: 'part' } | null;
}

const fresh: PageSession = {
  weatherClosed: false,
  hintClosed: false,
  announcementShown: false,
  scrolled: false,
  loading: false,
  menuOpen: false,
  trouble: null,
};
let session = fresh;
const { follow, tell } = followers();

export function updatePageSession(change: Partial<PageSession>): void {
  const changed = { ...session, ...change };
  if ((Object.keys(fresh) as (keyof PageSession)[]).every((key) => changed[key] === session[key])) return;
  session = changed;
  tell();
}

export const usePageSession = (): PageSession =>
  useStore(
    follow,
    () => session,
    () => fresh,
  );
