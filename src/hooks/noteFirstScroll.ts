import { updatePageSession } from './pageSession';

/** Notes that the page has been scrolled for the first time (docs/hotel-rules.md 12.7), also before its views were there. */
export function noteFirstScroll(): void {
  const note = () => updatePageSession({ scrolled: true });
  if (window.scrollY > 0) note();
  else window.addEventListener('scroll', note, { once: true, passive: true });
}
