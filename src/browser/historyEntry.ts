import type { ElementPlace } from '../../plugins/gatsby-plugin-first-paint';
import { pathWithoutLanguage } from '../domain/i18n/localizedPath';
import { createEmitter } from './store';

/** State of a browser history entry, kept on Back, Forward and reload. */
interface HistoryEntry {
  readonly opened?: Readonly<Record<string, unknown>>;
  readonly followed?: ElementPlace | undefined;
}

const entry = () => (window.history.state ?? {}) as HistoryEntry;
const write = (change: HistoryEntry): void => window.history.replaceState({ ...entry(), ...change }, '');

const nothing: NonNullable<HistoryEntry['opened']> = {};
const currentPath = () => pathWithoutLanguage(window.location.pathname);
const readPage = () => ({ path: currentPath(), opened: entry().opened ?? nothing });

/** The shown page; differs from the address while the next page is loading. */
let page: ReturnType<typeof readPage> | undefined;
const shownPage = () => (page ??= readPage());
const { subscribe, emit } = createEmitter();

/** Call when the address has changed, before its page is rendered. What is open on a page stays open in its next entry, or in another language. */
export function enterEntry(): void {
  const { path, opened } = shownPage();
  if (path !== currentPath()) page = readPage();
  else if (opened !== nothing) write({ opened });
}

export const openedAs = (name: string): unknown => shownPage().opened[name];

/** Stores what is open on the page under a name; views that use it update. */
export function keepOpened(name: string, value: unknown): void {
  if (openedAs(name) === value) return;
  const { path, opened } = shownPage();
  page = { path, opened: { ...opened, [name]: value } };
  emit();
  if (path === currentPath()) write({ opened: page.opened });
}

export const onOpened = subscribe;

/** Stores the focused element; call before a link or a form leads to another page. */
export const keepFollowed = (followed: ElementPlace | undefined): void => write({ followed });

export const followedHere = (): ElementPlace | undefined => entry().followed;
