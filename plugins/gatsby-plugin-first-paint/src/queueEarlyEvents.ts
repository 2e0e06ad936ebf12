/** Events of a visitor that came before the views could answer. */
export interface EarlyEvents {
  /** Stops queueing. */
  readonly stop: () => void;
  /** Stops queueing, and dispatches what was queued. */
  readonly replay: () => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/** What React does not hear until it has hydrated: it would hydrate the rest in one task, before feedback could be painted. Links work without it. */
const withheld = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'keydown', 'keyup'] as const;

/** Milliseconds that a finger rests where it taps, and not where it begins to scroll. */
const restTime = 40;

/** Milliseconds that a tap is highlighted, unless its answer takes longer. */
const highlightTime = 400;

/**
 * Queues clicks on elements with `data-replay`, and submits of forms with it, until their views answer. What can be tapped is highlighted at once, then and
 * later: it has `data-tapped` for a moment, or for as long as its tap is queued.
 * @param onQueue gets the element of each queued click
 */
export function queueEarlyEvents(onQueue?: (element: HTMLElement) => void): EarlyEvents {
  let queue: { element: HTMLElement; submit: boolean }[] = [];
  let frame = 0;

  function highlight({ type, target, timeStamp }: Event): void {
    cancelAnimationFrame(frame);
    const element = (target as Element).closest<HTMLElement>('a[href], [data-replay]:not(form)');
    if (!element) return;
    const end = () => {
      if (queue.some((queued) => queued.element === element)) setTimeout(end, highlightTime);
      else element.removeAttribute('data-tapped');
    };
    const begin = () => {
      element.setAttribute('data-tapped', '');
      setTimeout(end, highlightTime);
    };
    // by frames: Chromium runs no timer while a finger is down
    const wait = () => {
      frame = requestAnimationFrame((now) => (now - timeStamp < restTime ? wait() : begin()));
    };
    if (type === 'pointerdown') wait();
    else if (type === 'pointercancel') end();
    else begin();
  }

  function enqueue(event: Event): void {
    const element = (event.target as Element).closest<HTMLElement>('[data-replay]');
    if (!element) return;
    onQueue?.(element);
    if (event.type === 'submit') {
      event.preventDefault();
      queue.push({ element: event.target as HTMLElement, submit: true });
      return;
    }
    // the button of a form is answered by its submit
    if (element.matches('form, [type=submit]')) return;
    queue.push({ element, submit: false });
  }

  const withhold = (event: Event) => event.stopPropagation();

  function stop(): void {
    withheld.forEach((name) => document.removeEventListener(name, withhold, true));
    document.removeEventListener('click', enqueue, true);
    document.removeEventListener('submit', enqueue, true);
  }

  function replay(): void {
    stop();
    const queued = queue;
    queue = [];
    queued.forEach(({ element, submit }) => {
      if (submit) (element as HTMLFormElement).requestSubmit();
      else element.click();
    });
  }

  withheld.forEach((name) => document.addEventListener(name, withhold, { capture: true, passive: true }));
  // pointerup too: the browser paints a frame between it and the click
  ['pointerdown', 'pointerup', 'pointercancel', 'click'].forEach((name) => document.addEventListener(name, highlight, { capture: true, passive: true }));
  document.addEventListener('click', enqueue, true);
  document.addEventListener('submit', enqueue, true);
  return { stop, replay };
}
