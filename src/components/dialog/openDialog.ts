const focus = (element: Element | null) => {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
};

/**
 * Opens a dialog as a modal one.
 * @returns closes it, which gives the focus back
 */
export function openAtOnce(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => dialog.close();
}

/**
 * Opens a dialog as a modal one, in two steps. A modal dialog makes all else inert, for which the browser styles the whole page anew: on a cheap phone
 * that takes longer than the dialog itself. So it first stands on top as a popover, and turns modal as soon as that has been shown. The focus
 * is in it from the first step on, and Escape asks to close it by its `cancel` event.
 * @returns closes it, at either step, and gives the focus back
 */
export function openInSteps(dialog: HTMLDialogElement): () => void {
  // browsers before 2024 know no popovers, and over another modal dialog one would be inert itself
  if (!('popover' in HTMLElement.prototype) || document.querySelector('dialog[open]')) return openAtOnce(dialog);
  const opener = document.activeElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // as a popover it does not ask by itself
  const askOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  };
  const endPopover = () => {
    dialog.removeEventListener('keydown', askOnEscape);
    dialog.hidePopover();
    dialog.removeAttribute('popover');
  };
  const turnModal = () => {
    const focused = document.activeElement;
    endPopover();
    dialog.showModal();
    if (dialog.contains(focused)) focus(focused);
  };
  dialog.setAttribute('popover', 'manual');
  dialog.addEventListener('keydown', askOnEscape);
  dialog.showPopover();
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(turnModal);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (dialog.open) dialog.close();
    else endPopover();
    focus(opener);
  };
}
