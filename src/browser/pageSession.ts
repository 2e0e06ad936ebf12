import { readStored, writeStored } from './storage';
import { createEmitter, type Store } from './store';

/** State that is kept on navigation and, except for the weather link, lost on reload (docs/hotel-rules.md 12.8). */
const initialSession = {
  /** The live-weather link was closed; kept on reload too (docs/hotel-rules.md 12.4). */
  weatherClosed: false,
  hintShown: false,
  /** The announcement was shown once (docs/hotel-rules.md 12.5). */
  announcementShown: false,
  scrolled: false,
  loading: false,
  menuOpen: false,
  /** What failed to load: the requested page at an address, or a lazy component of this page. */
  loadError: null as { readonly what: 'page'; readonly to: string } | { readonly what: 'component' } | null,
};
type PageSession = Readonly<typeof initialSession>;

const weatherKey = 'weatherClosed';
let session: PageSession = { ...initialSession, weatherClosed: Boolean(readStored('sessionStorage', weatherKey)) };
const { subscribe, emit } = createEmitter();

export function updatePageSession(change: Partial<PageSession>): void {
  const changed = { ...session, ...change };
  if ((Object.keys(initialSession) as (keyof PageSession)[]).every((key) => changed[key] === session[key])) return;
  if (change.weatherClosed) writeStored('sessionStorage', weatherKey, 'yes');
  session = changed;
  emit();
}

export const pageSessionStore: Store<PageSession> = { subscribe, read: () => session, readOnServer: () => initialSession };
