import { useEffect, type RefObject } from 'react';

/** Minimum distance of a swipe or a mouse drag, in pixels. */
const swipe = 48;
const drag = 6;

interface Gestures {
  readonly zoomed: boolean;
  readonly onSwipe: (by: 1 | -1) => void;
  readonly onPicture: () => void;
  readonly onBeside: () => void;
}

/** Gestures in the lightbox: swipe from picture to picture, click, and drag a picture that is larger than the stage. */
export function useStageGestures(stage: RefObject<HTMLElement | null>, { zoomed, onSwipe, onPicture, onBeside }: Gestures): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    let touch: Touch | null = null;
    let grip: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null = null;
    let dragged = false;

    const touchStart = ({ touches }: TouchEvent) => {
      touch = touches.length === 1 ? (touches[0] ?? null) : null;
    };
    const touchEnd = ({ changedTouches, touches }: TouchEvent) => {
      const end = changedTouches[0];
      if (!touch || !end || touches.length > 0 || zoomed || (window.visualViewport?.scale ?? 1) > 1.05) return;
      const across = end.clientX - touch.clientX;
      if (Math.abs(across) > swipe && Math.abs(across) > 1.5 * Math.abs(end.clientY - touch.clientY)) onSwipe(across < 0 ? 1 : -1);
      touch = null;
    };
    const press = ({ button, clientX, clientY }: MouseEvent) => {
      dragged = false;
      if (zoomed && button === 0) grip = { x: clientX, y: clientY, left: element.scrollLeft, top: element.scrollTop };
    };
    const pull = ({ clientX, clientY }: MouseEvent) => {
      if (!grip) return;
      dragged ||= Math.hypot(clientX - grip.x, clientY - grip.y) > drag;
      element.scrollLeft = grip.left - (clientX - grip.x);
      element.scrollTop = grip.top - (clientY - grip.y);
    };
    const click = ({ target }: MouseEvent) => {
      if (dragged) dragged = false;
      else if (target instanceof HTMLImageElement) onPicture();
      else onBeside();
    };

    const subscription = new AbortController();
    const { signal } = subscription;
    element.addEventListener('touchstart', touchStart, { passive: true, signal });
    element.addEventListener('touchend', touchEnd, { passive: true, signal });
    element.addEventListener('mousedown', press, { signal });
    element.addEventListener('click', click, { signal });
    element.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    window.addEventListener('mousemove', pull, { signal });
    window.addEventListener('mouseup', () => (grip = null), { signal });
    return () => subscription.abort();
  }, [stage, zoomed, onSwipe, onPicture, onBeside]);
}
