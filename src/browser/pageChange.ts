import { updatePageSession } from './pageSession';
import { settings } from './settings';
import { pathWithoutLanguage } from '../domain/i18n/localizedPath';
import { childrensPage } from '../site';

/** Milliseconds from a click until the page shows that it is loading (docs/hotel-rules.md 11.7). */
const delay = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let inSteps = false;

/** Whether the next page renders its first screen before the rest (`PageLayout`). */
export const rendersInSteps = (): boolean => inSteps;

/** Call when a page is requested. */
export function startLoading(): void {
  clearTimeout(timer);
  updatePageSession({ loadError: null });
  timer = setTimeout(() => updatePageSession({ loading: true }), delay);
}

/**
 * Call before a page is rendered. After a link to its top, its first screen is rendered first, the rest in a transition. After a hash, and back and forward in
 * the history, for which this is not called, the whole page must be rendered at once: the browser scrolls to a position in it.
 */
export function prepareRendering({ hash }: URL): void {
  inSteps = hash === '';
}

/** Call when the page is shown. */
export function endLoading(): void {
  clearTimeout(timer);
  inSteps = false;
  updatePageSession({ loading: false });
}

/** Call when the page cannot be reached: the visitor stays and sees an error. */
export function showUnreachable(address: string): void {
  clearTimeout(timer);
  updatePageSession({ loading: false, loadError: { what: 'page', to: address } });
}

const isChildrensPage = ({ pathname }: Pick<URL, 'pathname'>): boolean => pathWithoutLanguage(pathname) === childrensPage;

/**
 * Whether a link leads into the children's page or out of it while third parties are configured. Such a link loads a new document: none of their scripts is
 * carried over, and each side has its own Content-Security-Policy (src/gatsby/publish/headerRules.ts).
 */
export const crossesChildrensPage = (to: Pick<URL, 'pathname'>, from: Pick<URL, 'pathname'> = window.location): boolean =>
  settings.usesThirdParties && isChildrensPage(to) !== isChildrensPage(from);
