import { updatePageSession } from './pageSession';
import { settings } from './settings';
import { pathWithoutLanguage } from '../domain/i18n/localizedPath';
import { pageOfRole } from '../domain/pages/addresses';

/** Milliseconds from a click until the page shows that it is loading (docs/hotel-rules.md 11.7). */
const delay = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let inSteps = false;

/** Whether the next page renders its first screen before the rest (`PageLayout`). */
export const rendersInSteps = (): boolean => inSteps;

export function startLoading(): void {
  clearTimeout(timer);
  updatePageSession({ loadError: null });
  timer = setTimeout(() => updatePageSession({ loading: true }), delay);
}

/** After a link to the top of a page, its first screen is rendered first. With a hash, or on Back and Forward, the whole page is rendered, for scrolling. */
export function prepareRendering({ hash }: URL): void {
  inSteps = hash === '';
}

export function endLoading(): void {
  clearTimeout(timer);
  inSteps = false;
  updatePageSession({ loading: false });
}

/** Call when the page is unreachable: the visitor stays and sees an error. */
export function showUnreachable(address: string): void {
  clearTimeout(timer);
  updatePageSession({ loading: false, loadError: { what: 'page', to: address } });
}

const isChildrensPage = ({ pathname }: Pick<URL, 'pathname'>): boolean => pathWithoutLanguage(pathname) === pageOfRole.children;

export const crossesChildrensPage = (to: Pick<URL, 'pathname'>, from: Pick<URL, 'pathname'> = window.location): boolean =>
  settings.usesThirdParties && isChildrensPage(to) !== isChildrensPage(from);
