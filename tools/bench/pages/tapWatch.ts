import type { Deed } from './deeds';

/** When things happened after a tap, in milliseconds since the navigation began. */
export interface TapRecord {
  /** The finger came down on the target; undefined when something else lay over it. */
  readonly touched?: number;
  /** The finger left the target; undefined while it has not, or when something else lay over it. */
  readonly tapped?: number;
  /** The first frame in which anything looked different at the target, or the answer was there. */
  readonly noticed?: number;
  /** The first frame with the whole answer. */
  readonly answered?: number;
}

declare global {
  interface Window {
    tapWatch?: { touched?: number; tapped?: number; noticed?: number; answered?: number };
    readonly scheduler: { readonly postTask: (task: () => void, options: { priority: 'user-blocking' }) => Promise<void> };
  }
}

/**
 * Runs in the page: brings the target of a deed into view and watches, frame by frame, what a tap on it brings.
 * @returns where to tap, in CSS pixels of the screen; null on a page that has no such target
 */
export function watchTap({ target: selector, answer }: Deed): { x: number; y: number } | null {
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
  // a label stands for its field
  const places = [element, ...((element as Partial<HTMLInputElement>).labels ?? [])];
  const follow = (event: 'pointerdown' | 'pointerup', note: 'touched' | 'tapped') => {
    const finger = ({ target, timeStamp }: PointerEvent) => {
      if (places.some((place) => place.contains(target as Node))) seen[note] = timeStamp;
    };
    window.addEventListener(event, finger, { capture: true, once: true });
  };
  follow('pointerdown', 'touched');
  follow('pointerup', 'tapped');
  // What a frame shows is timed at its end, by what runs first once it is drawn: a task before all that wait, or a message, since tasks wait under a finger.
  const note = ({ noticed, answered }: { noticed: boolean; answered: boolean }) => {
    const now = performance.now();
    if (noticed) seen.noticed ??= now;
    if (answered) seen.answered ??= now;
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Parameters<typeof note>[0]>) => note(data);
  const noteOnceDrawn = (record: Parameters<typeof note>[0]) => {
    void window.scheduler.postTask(() => note(record), { priority: 'user-blocking' });
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

/** Runs in the page: what came of it so far. */
export const readTap = (): TapRecord => window.tapWatch ?? {};
