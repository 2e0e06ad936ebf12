import { focusedByRouter, routeAnnouncer } from './internals';

/**
 * After each change of page, back and forward in the history too, calls what moves the focus, in place of the router, which would focus the whole page. Its
 * announcement in English is switched off. Call once the page is hydrated.
 */
export function onPageFocus(focus: () => void): void {
  document.querySelector<HTMLElement>(routeAnnouncer)?.setAttribute('hidden', '');
  const wrapper = document.querySelector<HTMLElement>(focusedByRouter);
  if (wrapper) wrapper.focus = focus;
}
