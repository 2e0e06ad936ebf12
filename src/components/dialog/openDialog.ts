import { inertOutside } from './inertOutside';

/** What browsers offer that have a wish to close of their own, such as the way back of phones (TypeScript does not know it yet). */
interface CloseWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}

/** Those that are open, the one on top last. */
const openDialogs: Element[] = [];

/** Whether no other dialog lies over it: only that one is meant by what a visitor does. */
export const isOnTop = (dialog: Element): boolean => openDialogs.at(-1) === dialog;

/**
 * Tells of the visitor's wish to close what is on top: Escape, and the way back of phones.
 * @returns ends that
 */
function onCloseRequest(dialog: Element, tell: () => void): () => void {
  const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
  if (Watcher) {
    const watcher = new Watcher();
    watcher.onclose = tell;
    return () => watcher.destroy();
  }
  const follow = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && isOnTop(dialog)) tell();
  };
  document.addEventListener('keydown', follow);
  return () => document.removeEventListener('keydown', follow);
}

/** Opens it as the browser does: all else becomes inert in one go. For browsers before 2024, which know no popovers. */
function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

/** Opens it on top as a popover, and makes all else inert. */
function openPopover(dialog: HTMLDialogElement, asked: boolean): () => void {
  const opener = document.activeElement;
  let giveBack: ((focused: Element | null) => void) | undefined;
  const begin = () => {
    giveBack = inertOutside(dialog);
  };
  dialog.setAttribute('popover', 'manual');
  dialog.setAttribute('aria-modal', 'true');
  dialog.showPopover();
  dialog.setAttribute('open', '');
  const unfollow = onCloseRequest(dialog, () => dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
  let frame = 0;
  if (asked) frame = requestAnimationFrame(begin);
  else begin();
  return () => {
    cancelAnimationFrame(frame);
    unfollow();
    giveBack?.(opener);
    dialog.removeAttribute('open');
    dialog.hidePopover();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/**
 * Opens a dialog on top of the page, with the focus in it, and makes all else inert (`inertOutside`): once it has been shown, where a visitor waits for it.
 * To close it is asked for by its `cancel` event.
 *
 * It does what `showModal` does, which makes all inert at once: the browser then styles the whole page in one go, when it opens and when it closes,
 * and a cheap phone does not answer for a tenth of a second.
 * @returns closes it, and gives the focus back
 */
export function openDialog(dialog: HTMLDialogElement, { asked }: { readonly asked: boolean }): () => void {
  const close = 'popover' in HTMLElement.prototype ? openPopover(dialog, asked) : openModal(dialog);
  openDialogs.push(dialog);
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    close();
  };
}
