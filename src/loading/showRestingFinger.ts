import { tappable } from './keepTaps';

/** Milliseconds that a finger rests where it taps, and not where it only begins to scroll. */
const rest = 40;

/**
 * Shows a tap while its finger is still on the glass: once it has left, the browser may be busy with what it asks for. From then on `keepTaps` shows it.
 * Frame by frame, since Chromium lets no timer run out before a finger has left.
 */
export function showRestingFinger(): void {
  let element: HTMLElement | null = null;
  let frame = 0;

  function wait(since: number): void {
    frame = requestAnimationFrame((now) => {
      if (now - since < rest) wait(since);
      else element?.setAttribute('data-tapped', '');
    });
  }

  function begin({ target }: Event): void {
    cancelAnimationFrame(frame);
    element = (target as Element).closest<HTMLElement>(tappable);
    wait(performance.now());
  }

  function end({ type, target }: Event): void {
    cancelAnimationFrame(frame);
    if (type === 'pointercancel' || !element?.contains(target as Node)) element?.removeAttribute('data-tapped');
  }

  const options = { capture: true, passive: true };
  document.addEventListener('pointerdown', begin, options);
  for (const way of ['pointerup', 'pointercancel']) document.addEventListener(way, end, options);
}
