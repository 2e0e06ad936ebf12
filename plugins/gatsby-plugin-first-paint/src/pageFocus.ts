import { focusedByRouter, routeAnnouncer } from './internals';

/** After each change of page calls `focus`, instead of the router, which would focus the whole page. Call once the page is hydrated. */
export function onPageFocus(focus: () => void): void {
  document.querySelector<HTMLElement>(routeAnnouncer)?.setAttribute('hidden', '');
  const wrapper = document.querySelector<HTMLElement>(focusedByRouter);
  if (wrapper) wrapper.focus = focus;
}
