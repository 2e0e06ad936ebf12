/** Milliseconds after a key in which a visitor counts as reading or going on by keyboard. */
const keyPause = 10_000;

let lastKey = -Infinity;

/** Call once, as early as possible: notes when keys are pressed. */
export function noteKeys(): void {
  window.addEventListener('keydown', () => (lastKey = performance.now()), { capture: true, passive: true });
}

/** Whether a dialog is open, the page is enlarged with two fingers, the focus is in a field or a form, or a key was pressed a moment ago: nothing may then open by itself. */
export const isVisitorBusy = (): boolean =>
  performance.now() - lastKey < keyPause ||
  document.querySelector('dialog[open]') !== null ||
  (window.visualViewport?.scale ?? 1) > 1.1 ||
  (document.activeElement?.closest('input, select, textarea, iframe, [contenteditable], form, [role=group]') ?? null) !== null;
