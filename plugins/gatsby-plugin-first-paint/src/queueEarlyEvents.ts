/** Finds the element at the place of another one after React rendered the page again. */
export type Find = <Found extends Element>(element: Found) => Found;

export type Replay = (find?: Find) => void;

export interface EarlyEvents {
  /** Stops queueing. @returns dispatches the queued events, one per task, so that React has rendered the one before */
  readonly stop: () => Replay;
  /** Stops queueing and leaves the page to the browser: drops queued taps, sends queued forms natively or opens the address in their `data-replay`. */
  readonly letGo: (assign?: (address: string) => void) => void;
}

interface Queued {
  readonly element: HTMLElement;
  /** The button of a submit, null if there is none; undefined for a click. */
  readonly submitter?: HTMLElement | null;
}

/** Events kept from React until it has hydrated: each would make it hydrate the rest in one task, before feedback is painted. Links work without React. */
const suppressedEvents = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click', 'keydown', 'keyup'] as const;

/** Milliseconds of touch after which it counts as a tap rather than the start of a scroll. */
const pressTime = 40;

/** Milliseconds that a tap is highlighted, unless it is queued for longer. */
const highlightTime = 400;

/**
 * Queues clicks on elements with `data-replay`, and submits of such forms, until React can handle them. Enter and Space on a read-only field count as a click:
 * the browser would send its form. Links and these elements always get `data-tapped` when tapped, for 400 ms or as long as their click is queued.
 * @param onQueue called with the element of each tap that needs React
 */
export function queueEarlyEvents(onQueue?: (element: HTMLElement) => void): EarlyEvents {
  let queue: Queued[] = [];
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
    const { type, target } = event;
    const element = (target as Element).closest<HTMLElement>('[data-replay]');
    if (!element) return;
    if (type === 'keydown') {
      if (!element.matches('[readonly]') || !/^( |Enter)$/.test((event as KeyboardEvent).key)) return;
      event.preventDefault();
    }
    onQueue?.(element);
    if (type === 'submit') {
      event.preventDefault();
      queue.push({ element: target as HTMLFormElement, submitter: (event as SubmitEvent).submitter ?? null });
      // the submit event of a form handles its button; a checkbox or radio button shows its choice by itself
    } else if (!element.matches('form, [type=submit], [type=checkbox], [type=radio]')) queue.push({ element });
  }

  const suppress = (event: Event) => event.stopPropagation();

  function close(): readonly Queued[] {
    suppressedEvents.forEach((name) => document.removeEventListener(name, suppress, true));
    ['click', 'keydown', 'submit'].forEach((name) => document.removeEventListener(name, enqueue, true));
    const queued = queue;
    queue = [];
    return queued;
  }

  function stop(): Replay {
    const queued = close();
    return (find = (element) => element) =>
      queued.forEach(({ element, submitter }) =>
        setTimeout(() => {
          if (submitter === undefined) find(element).click();
          else find(element as HTMLFormElement).requestSubmit(submitter && find(submitter));
        }),
      );
  }

  function letGo(assign = (address: string) => window.location.assign(address)): void {
    close().forEach(({ element, submitter }) => {
      if (submitter === undefined) return;
      if (element.dataset.replay) assign(element.dataset.replay);
      // a form that is hidden on the page without script is not sent
      else if (element.getClientRects().length > 0) (element as HTMLFormElement).requestSubmit(submitter);
    });
  }

  suppressedEvents.forEach((name) => document.addEventListener(name, suppress, { capture: true, passive: true }));
  // pointerup too, since the browser paints a frame between it and the click
  ['pointerdown', 'pointerup', 'pointercancel', 'click'].forEach((name) => document.addEventListener(name, highlight, { capture: true, passive: true }));
  ['click', 'keydown', 'submit'].forEach((name) => document.addEventListener(name, enqueue, true));
  return { stop, letGo };
}
