import { onSaving } from './internals';

/**
 * Nothing can be typed while the editor saves: Decap takes what the form shows then for saved, and what was typed meanwhile would be lost. A dialog that the saving
 * opens stands outside of the editor.
 */
export function holdFormWhileSaving(editor: HTMLElement): void {
  let focused: Element | null = null;
  onSaving((isSaving) => {
    if (isSaving) focused = document.activeElement;
    editor.inert = isSaving;
    if (!isSaving && focused instanceof HTMLElement && document.activeElement === document.body) focused.focus({ preventScroll: true });
  });
}
