/** Whether a calendar, menu or picture is open, or a field has the focus, also one of a form inside a frame: nothing may then open by itself. */
export const isVisitorBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null || (document.activeElement?.matches('input, select, textarea, iframe, [contenteditable]') ?? false);

/** Milliseconds between checks while the visitor is busy. */
export const busyCheckInterval = 1000;
