import { updatePageSession } from '../browser/pageSession';

/** Milliseconds from a click until a page that has not arrived is said to be loading (docs/hotel-rules.md 11.7). */
const patience = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** A page was asked for. Gatsby’s own event comes a second later. */
export function beginLoading(): void {
  clearTimeout(timer);
  updatePageSession({ loadError: null });
  timer = setTimeout(() => updatePageSession({ loading: true }), patience);
}

/** The page is there, or will not come. */
export function endLoading(): void {
  clearTimeout(timer);
  updatePageSession({ loading: false });
}
