import { onSaving, shownEntry, storeDraft } from './internals';

/**
 * Nothing can be typed while the editor saves: Decap takes what the form shows then for saved, and what was typed meanwhile would be lost. A dialog that the saving
 * opens stands outside of the editor. What could not be saved is kept as a draft at once, so that a reload in the next second loses nothing either.
 */
export function holdFormWhileSaving(editor: HTMLElement): void {
  let focused: Element | null = null;
  onSaving((isSaving) => {
    if (isSaving) focused = document.activeElement;
    editor.inert = isSaving;
    if (!isSaving && shownEntry()?.hasChanges) void storeDraft();
    if (!isSaving && focused instanceof HTMLElement && document.activeElement === document.body) focused.focus({ preventScroll: true });
  });
}
