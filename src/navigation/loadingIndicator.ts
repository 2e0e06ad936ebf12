import { updatePageSession } from '../browser/pageSession';

/** Milliseconds from a click until the page shows that it is loading (docs/hotel-rules.md 11.7). */
const delay = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Call when a page is requested. */
export function startLoading(): void {
  clearTimeout(timer);
  updatePageSession({ loadError: null });
  timer = setTimeout(() => updatePageSession({ loading: true }), delay);
}

/** Call when the page is shown. */
export function endLoading(): void {
  clearTimeout(timer);
  updatePageSession({ loading: false });
}

/** Call when the page cannot be reached: the visitor stays and sees an error. */
export function showUnreachable(address: string): void {
  clearTimeout(timer);
  updatePageSession({ loading: false, loadError: { what: 'page', to: address } });
}
