import type { Interaction } from './interactions';

/** What happened around a tap, in milliseconds since the start of the navigation. */
export interface TapRecord {
  /** `pointerdown` on the target; undefined if something else covered it. */
  readonly touched?: number;
  /** `pointerup` on the target; undefined before, or if something else covered it. */
  readonly tapped?: number;
  /** The first frame in which the target looked different, or the answer was there. */
  readonly noticed?: number;
  /** The first frame with the whole answer. */
  readonly answered?: number;
}

declare global {
  interface Window {
    tapWatch?: { touched?: number; tapped?: number; noticed?: number; answered?: number };
  }
}

/**
 * Runs in the page: scrolls the target of an interaction into view and records, frame by frame, how the page responds to a tap.
 * @returns where to tap, in CSS pixels of the viewport; null on a page without the target
 */
export function watchTap({ target: selector, answer }: Interaction): { x: number; y: number } | null {
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  };
  const element = [...document.querySelectorAll(selector)].find(isSeen);
  if (!element) return null;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });

  const headings = () =>
    [...document.querySelectorAll('h1')]
      .filter(isSeen)
      .map((heading) => heading.textContent)
      .join();
  const headingBefore = headings();
  const textBefore = 'changes' in answer ? document.querySelector(answer.changes)?.textContent : '';
  const isAnswered = () => {
    if ('shows' in answer) return [...document.querySelectorAll(answer.shows)].some(isSeen);
    if ('changes' in answer) return document.querySelector(answer.changes)?.textContent !== textBefore;
    return window.location.pathname === answer.arrives && headings() !== '' && headings() !== headingBefore;
  };
  const lookOf = (one: Element | null, part?: string) => {
    if (!one) return '';
    const { backgroundColor, borderColor, boxShadow, color, filter, opacity, outline, textDecoration, transform, animationName } = getComputedStyle(one, part);
    return [backgroundColor, borderColor, boxShadow, color, filter, opacity, outline, textDecoration, transform, animationName].join();
  };
  const look = () => [lookOf(element), lookOf(element, '::after'), lookOf(element.parentElement), lookOf(element.parentElement, '::after')].join();
  const lookBefore = look();

  const seen: NonNullable<Window['tapWatch']> = {};
  window.tapWatch = seen;
  // a tap on a label counts as one on its field
  const places = [element, ...((element as Partial<HTMLInputElement>).labels ?? [])];
  const follow = (event: 'pointerdown' | 'pointerup', note: 'touched' | 'tapped') => {
    const listener = ({ target, timeStamp }: PointerEvent) => {
      if (places.some((place) => place.contains(target as Node))) seen[note] = timeStamp;
    };
    window.addEventListener(event, listener, { capture: true, once: true });
  };
  follow('pointerdown', 'touched');
  follow('pointerup', 'tapped');
  // A frame is timed once it is drawn, by whichever runs first: a user-blocking task, or a message (tasks are delayed during a touch).
  const note = ({ noticed, answered }: { noticed: boolean; answered: boolean }) => {
    const now = performance.now();
    if (noticed) seen.noticed ??= now;
    if (answered) seen.answered ??= now;
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Parameters<typeof note>[0]>) => note(data);
  // TypeScript 5.9 does not know it yet
  const { scheduler } = window as unknown as {
    readonly scheduler: { readonly postTask: (task: () => void, options: { priority: 'user-blocking' }) => unknown };
  };
  const noteOnceDrawn = (record: Parameters<typeof note>[0]) => {
    void scheduler.postTask(() => note(record), { priority: 'user-blocking' });
    port2.postMessage(record);
  };
  const eachFrame = () => {
    requestAnimationFrame(eachFrame);
    if (seen.touched === undefined || seen.answered !== undefined) return;
    const answered = seen.tapped !== undefined && isAnswered();
    const noticed = answered || seen.noticed !== undefined || !element.isConnected || look() !== lookBefore;
    if (noticed) noteOnceDrawn({ noticed, answered });
  };
  requestAnimationFrame(eachFrame);

  const { left, top: y, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: y + height / 2 };
}

/** Runs in the page: the record so far. */
export const readTap = (): TapRecord => window.tapWatch ?? {};
