import { updatePageSession } from './pageSession';

/** Records the first scroll (docs/hotel-rules.md 12.7), also if it happens before hydration. */
export function watchFirstScroll(): void {
  const record = () => updatePageSession({ scrolled: true });
  if (window.scrollY > 0) record();
  else window.addEventListener('scroll', record, { once: true, passive: true });
}
