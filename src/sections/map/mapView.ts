import Panzoom from '@panzoom/panzoom';

export type MapView = ReturnType<typeof openMapView>;

/** Maximum zoom factor. */
export const maximumZoom = 4;
const zoomStep = 1.5;
const arrowStep = 80;
/** Minimum distance of a drag, in pixels: less is a click. */
const dragFrom = 4;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [arrowStep, 0],
  ArrowRight: [-arrowStep, 0],
  ArrowUp: [0, arrowStep],
  ArrowDown: [0, -arrowStep],
};
const zoomKeys: Readonly<Record<string, 'in' | 'out'>> = { '+': 'in', '=': 'in', '-': 'out' };

/** Does not block the scrolling of the page: until it is zoomed in, a finger moves the map sideways only (docs/decisions/0015-panzoom.md). */
export function openMapView(frame: HTMLElement, map: HTMLElement, { onZoom }: { onZoom: (scale: number) => void }) {
  const scrolled = frame.scrollLeft;
  frame.scrollLeft = 0;
  const panzoom = Panzoom(map, {
    contain: 'outside',
    minScale: 1,
    maxScale: maximumZoom,
    cursor: 'grab',
    overflow: 'clip',
    touchAction: 'pan-y',
    // where the guest has scrolled it, by default the middle
    startX: -(scrolled || (map.offsetWidth - frame.clientWidth) / 2),
    // the default prevents that a click focuses the map
    handleStartEvent: () => undefined,
  });
  const listening = new AbortController();
  const { signal } = listening;

  const zoom = (direction: 'in' | 'out') => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const scale = panzoom.getScale() * (direction === 'in' ? zoomStep : 1 / zoomStep);
    panzoom.zoomToPoint(scale, { clientX: left + width / 2, clientY: top + height / 2 });
  };
  const moveBy = (x: number, y: number): boolean => {
    const before = panzoom.getPan();
    const scale = panzoom.getScale();
    panzoom.pan(x / scale, y / scale, { relative: true });
    const after = panzoom.getPan();
    return before.x !== after.x || before.y !== after.y;
  };

  let scale = 1;
  map.addEventListener(
    'panzoomchange',
    () => {
      const now = panzoom.getScale();
      if (now === scale) return;
      scale = now;
      // markers keep their size
      map.style.setProperty('--zoom', String(now));
      panzoom.setOptions({ touchAction: now > 1 ? 'none' : 'pan-y' });
      onZoom(now);
    },
    { signal },
  );

  frame.addEventListener(
    'wheel',
    (event) => {
      const wanted = event.ctrlKey || event.metaKey;
      const atBound = event.deltaY > 0 ? panzoom.getScale() <= 1 : panzoom.getScale() >= maximumZoom;
      if (wanted || (document.activeElement === frame && !atBound)) panzoom.zoomWithWheel(event);
    },
    { passive: false, signal },
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const direction = zoomKeys[event.key];
      const way = event.target === frame ? arrows[event.key] : undefined;
      if (direction) zoom(direction);
      // at the edge of the map the page scrolls
      if (direction || (way && moveBy(...way))) event.preventDefault();
    },
    { signal },
  );
  // moves a focused marker into view
  frame.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target === frame) return;
      const place = target.getBoundingClientRect();
      const view = frame.getBoundingClientRect();
      const beyond = (from: number, to: number, least: number, most: number) => Math.max(0, least - from) - Math.max(0, to - most);
      moveBy(beyond(place.left, place.right, view.left, view.right), beyond(place.top, place.bottom, view.top, view.bottom));
    },
    { signal },
  );
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal });

  // dragging the map by a marker does not choose it
  let start = { x: 0, y: 0 };
  map.addEventListener('panzoomstart', () => (start = panzoom.getPan()), { signal });
  map.addEventListener(
    'click',
    (event) => {
      const { x, y } = panzoom.getPan();
      if (event.detail === 0 || Math.hypot(x - start.x, y - start.y) * panzoom.getScale() < dragFrom) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );

  // after a resize: no gap beside the map
  const resizing = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => moveBy(0, 0));
  resizing?.observe(frame);

  return {
    zoom,
    close: () => {
      listening.abort();
      resizing?.disconnect();
      panzoom.destroy();
      panzoom.resetStyle();
      map.style.removeProperty('--zoom');
      map.style.removeProperty('transform');
    },
  };
}
