import { inertOutside } from './inertOutside';

/** Chromium's CloseWatcher, which also reports Android's back gesture; TypeScript lacks it. */
interface CloseWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

/** Open dialogs, the topmost last. */
const openDialogs: Element[] = [];

/** Whether the dialog is the topmost open one. */
export const isOnTop = (dialog: Element): boolean => openDialogs.at(-1) === dialog;

/**
 * Calls back on Escape and the back gesture while the dialog is on top.
 * @returns removes the listener
 */
function onCloseRequest(dialog: Element, callback: () => void): () => void {
  const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (Watcher) {
    const watcher = new Watcher();
    watcher.onclose = callback;
    return () => watcher.destroy();
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOnTop(dialog)) callback();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** For browsers without popovers (before 2024). */
function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

function openPopover(dialog: HTMLDialogElement, onTap: boolean): () => void {
  const opener = document.activeElement;
  let undoInert: ((focused: Element | null) => void) | undefined;
  const begin = () => {
    undoInert = inertOutside(dialog);
  };
  dialog.setAttribute('popover', 'manual');
  dialog.setAttribute('aria-modal', 'true');
  dialog.showPopover();
  dialog.setAttribute('open', '');
  const stopWatching = onCloseRequest(dialog, () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  let frame = 0;
  if (onTap) frame = requestAnimationFrame(begin);
  else begin();
  return () => {
    cancelAnimationFrame(frame);
    stopWatching();
    undoInert?.(opener);
    dialog.removeAttribute('open');
    dialog.hidePopover();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/**
 * Opens a modal dialog as a popover and makes the rest of the page inert in small tasks (`inertOutside`), beginning once the dialog is painted.
 * `showModal` would restyle the whole page at once, which blocks a slow phone for a tenth of a second (docs/decisions/0011-popovers-for-dialogs.md).
 * A request to close is its `cancel` event.
 * @param onTap whether the visitor opened it; if not, those tasks begin without waiting for the paint
 * @returns closes it and restores focus
 */
export function openDialog(dialog: HTMLDialogElement, { onTap }: { readonly onTap: boolean }): () => void {
  const close = 'popover' in HTMLElement.prototype ? openPopover(dialog, onTap) : openModal(dialog);
  openDialogs.push(dialog);
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    close();
  };
}
