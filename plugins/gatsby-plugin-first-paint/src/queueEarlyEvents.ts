/** Events that were dispatched before React could handle them. */
export interface EarlyEvents {
  /** Stops queueing. */
  readonly stop: () => void;
  /** Stops queueing and dispatches the queued events. */
  readonly replay: () => void;
}

declare global {
  interface Window {
    earlyEvents?: EarlyEvents;
  }
}

/** Events that do not reach React until it has hydrated: each would make it hydrate the rest in one task, before feedback is painted. Links work without React. */
const suppressedEvents = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'keydown', 'keyup'] as const;

/** Milliseconds of touch after which it counts as a tap rather than the start of a scroll. */
const pressTime = 40;

/** Milliseconds that a tap is highlighted, unless it is queued for longer. */
const highlightTime = 400;

/**
 * Queues clicks on elements with `data-replay`, and submits of forms with it, until React can handle them. Before and after hydration, links and these elements
 * get `data-tapped` when tapped, for 400 ms or for as long as their click is queued.
 * @param onQueue called with the element of each queued event
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
    // in animation frames, since Chromium runs no timers during a touch
    const wait = () => {
      frame = requestAnimationFrame((now) => (now - timeStamp < pressTime ? wait() : begin()));
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
    // a form's button is handled by the form's submit event
    if (element.matches('form, [type=submit]')) return;
    queue.push({ element, submit: false });
  }

  const suppress = (event: Event) => event.stopPropagation();

  function stop(): void {
    suppressedEvents.forEach((name) => document.removeEventListener(name, suppress, true));
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

  suppressedEvents.forEach((name) => document.addEventListener(name, suppress, { capture: true, passive: true }));
  // pointerup too, since the browser paints a frame between it and the click
  ['pointerdown', 'pointerup', 'pointercancel', 'click'].forEach((name) => document.addEventListener(name, highlight, { capture: true, passive: true }));
  document.addEventListener('click', enqueue, true);
  document.addEventListener('submit', enqueue, true);
  return { stop, replay };
}
