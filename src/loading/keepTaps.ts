/** What a visitor did before the views could answer, and how it ends. */
export interface KeptTaps {
  /** Stops keeping. */
  readonly stop: () => void;
  /** Stops keeping, and repeats what was kept. */
  readonly replay: () => void;
}

/** What React does not hear until it answers: it would finish all its hydration at once, before a tap could show. Links lead on by themselves. */
const hushed = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'keydown', 'keyup'] as const;

/** Milliseconds that a finger rests where it taps, and not where it only begins to scroll. */
const rest = 40;

/** Milliseconds that a tap is shown, unless its answer takes longer to be prepared. */
const shown = 400;

/**
 * Keeps clicks on live parts (`data-live`, whose value names the chunk that answers, if that is one of its own) and submits of forms, until their views
 * answer. Whatever can be tapped shows it at once, then and later, while the finger still rests: it bears `data-tapped` (global.css) for a moment, or for as long
 * as its tap is kept.
 * @param onTap is told of each tap that is kept, with what was tapped
 */
export function keepTaps(onTap?: (element: HTMLElement) => void): KeptTaps {
  let kept: { element: HTMLElement; submit: boolean }[] = [];
  let frame = 0;

  function show({ type, target, timeStamp }: Event): void {
    cancelAnimationFrame(frame);
    const element = (target as Element).closest<HTMLElement>('a[href], [data-live]:not(form)');
    if (!element) return;
    const end = () => {
      if (kept.some((tap) => tap.element === element)) setTimeout(end, shown);
      else element.removeAttribute('data-tapped');
    };
    const begin = () => {
      element.setAttribute('data-tapped', '');
      setTimeout(end, shown);
    };
    // by frames: Chromium lets no timer run out before a finger has left
    const wait = () => {
      frame = requestAnimationFrame((now) => (now - timeStamp < rest ? wait() : begin()));
    };
    if (type === 'pointerdown') wait();
    else if (type === 'pointercancel') end();
    else begin();
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
  ['pointerdown', 'pointerup', 'pointercancel', 'click'].forEach((name) => document.addEventListener(name, show, { capture: true, passive: true }));
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  return { stop, replay };
}
