/** What a visitor did before the views could answer, and how it ends. */
export interface KeptTaps {
  /** Stops keeping. */
  readonly stop: () => void;
  /** Stops keeping, and repeats what was kept. */
  readonly replay: () => void;
}

/** What React does not hear until it answers: it would finish all its hydration at once, before a tap could show. Links lead on by themselves. */
const hushed = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'keydown', 'keyup'] as const;

/** Whatever shows that it has been tapped. */
export const tappable = 'a[href], [data-live]:not(form)';

/** Milliseconds that a tap is shown, unless its answer takes longer to be prepared. */
const shown = 400;

/**
 * Keeps clicks on live parts (`data-live`, whose value names the chunk that answers, if that is one of its own) and submits of forms, until their views
 * answer. Whatever can be tapped shows it at once, then and later: it bears `data-tapped` (global.css) for a moment, or for as long as its tap is kept.
 * @param onTap is told of each tap that is kept, with what was tapped
 */
export function keepTaps(onTap?: (element: HTMLElement) => void): KeptTaps {
  let kept: { element: HTMLElement; submit: boolean }[] = [];

  function show({ target }: Event): void {
    const element = (target as Element).closest<HTMLElement>(tappable);
    if (!element) return;
    element.setAttribute('data-tapped', '');
    const end = () => {
      if (kept.some((tap) => tap.element === element)) setTimeout(end, shown);
      else element.removeAttribute('data-tapped');
    };
    setTimeout(end, shown);
  }

  function keep(event: Event): void {
    const element = (event.target as Element).closest<HTMLElement>('[data-live]');
    if (!element) return;
    onTap?.(element);
    if (event.type === 'submit') {
      event.preventDefault();
      kept.push({ element: event.target as HTMLElement, submit: true });
      return;
    }
    // the button of a form is answered by its submit
    if (element.matches('form, [type=submit]')) return;
    kept.push({ element, submit: false });
  }

  const hush = (event: Event) => event.stopPropagation();

  function stop(): void {
    hushed.forEach((name) => document.removeEventListener(name, hush, true));
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keep, true);
  }

  function replay(): void {
    stop();
    const taps = kept;
    kept = [];
    taps.forEach(({ element, submit }) => {
      if (submit) (element as HTMLFormElement).requestSubmit();
      else element.click();
    });
  }

  hushed.forEach((name) => document.addEventListener(name, hush, { capture: true, passive: true }));
  // a finger that leaves has tapped: the browser shows a frame before its click
  document.addEventListener('pointerup', show, true);
  document.addEventListener('click', show, true);
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  return { stop, replay };
}
