/** Milliseconds after a key press in which a visitor counts as using the keyboard. */
const keyPause = 10_000;

let lastKey = -Infinity;

/** Call once, as early as possible: listens for key presses. */
export function noteKeys(): void {
  window.addEventListener('keydown', () => (lastKey = performance.now()), { capture: true, passive: true });
}

/** Whether a dialog is open, the page is zoomed in, the focus is in a field or a form, or a key was just pressed: then nothing may open by itself. */
export const isVisitorBusy = (): boolean =>
  performance.now() - lastKey < keyPause ||
  document.querySelector('dialog[open]') !== null ||
  (window.visualViewport?.scale ?? 1) > 1.1 ||
  (document.activeElement?.closest('input, select, textarea, iframe, [contenteditable], form, [role=group]') ?? null) !== null;
