/** What a visitor did before the views could answer, and how it ends. */
export interface KeptTaps {
  /** Stops keeping. */
  readonly stop: () => void;
  /** Stops keeping, and repeats what was kept. */
  readonly replay: () => void;
}

/**
 * Keeps clicks on live parts (`data-live`) of the document or of a section, and submits of its forms, until their views answer. What was
 * tapped bears `data-tapped` meanwhile.
 * @param onTap is told of each tap that is kept
 */
export function keepTaps(ground: Document | Element, onTap?: () => void): KeptTaps {
  let kept: { element: HTMLElement; submit: boolean }[] = [];

  function keep(event: Event): void {
    const element = (event.target as Element).closest<HTMLElement>('[data-live]');
    if (!element || !ground.contains(element)) return;
    onTap?.();
    if (event.type === 'submit') {
      event.preventDefault();
      kept.push({ element: event.target as HTMLElement, submit: true });
      return;
    }
    // the button of a form is answered by its submit
    if (element.matches('form, [type=submit]')) return;
    element.setAttribute('data-tapped', '');
    kept.push({ element, submit: false });
  }

  function stop(): void {
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keep, true);
  }

  function replay(): void {
    stop();
    const taps = kept;
    kept = [];
    taps.forEach(({ element, submit }) => {
      element.removeAttribute('data-tapped');
      if (submit) (element as HTMLFormElement).requestSubmit();
      else element.click();
    });
  }

  // on the document: React stops what reaches a section that it has not taken over yet
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  return { stop, replay };
}
