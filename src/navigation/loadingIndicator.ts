import { updatePageSession } from '../browser/pageSession';

/** Milliseconds from a click until a page that has not arrived is said to be loading (docs/hotel-rules.md 11.7). */
const delay = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A page was asked for. */
export function startLoading(): void {
  clearTimeout(timer);
  updatePageSession({ loadError: null });
  timer = setTimeout(() => updatePageSession({ loading: true }), delay);
}

/** The page is there. */
export function endLoading(): void {
  clearTimeout(timer);
  updatePageSession({ loading: false });
}

/** The page cannot be reached: the visitor stays, and is told so. */
export function tellUnreachable(address: string): void {
  clearTimeout(timer);
  updatePageSession({ loading: false, loadError: { what: 'page', to: address } });
}
