import { onSaving, shownEntry, storeDraft } from './internals';

/** Decap takes what the form shows during a save for saved: nothing can be typed meanwhile. What could not be saved is a draft at once. */
export function holdFormWhileSaving(editor: HTMLElement): void {
  let focused: Element | null = null;
  onSaving((isSaving) => {
    if (isSaving) focused = document.activeElement;
    editor.inert = isSaving;
    if (!isSaving && shownEntry()?.hasChanges) void storeDraft();
    if (!isSaving && focused instanceof HTMLElement && document.activeElement === document.body) focused.focus({ preventScroll: true });
  });
}
