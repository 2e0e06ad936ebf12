import { updatePageSession } from './pageSession';

/** Remembers the first scroll (docs/hotel-rules.md 12.7), also one before hydration. */
export function watchFirstScroll(): void {
  const note = () => updatePageSession({ scrolled: true });
  if (window.scrollY > 0) note();
  else window.addEventListener('scroll', note, { once: true, passive: true });
}
