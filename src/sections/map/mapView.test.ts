/** @jest-environment jsdom */
import Panzoom, { type PanzoomObject, type PanzoomOptions } from '@panzoom/panzoom';
import { openMapView } from './mapView';

// Panzoom itself is tested in a browser: tests/e2e/map.spec.ts.
jest.mock('@panzoom/panzoom');

let scale: number;
let pan: { x: number; y: number };
/** How far the map may be moved to the left and up. */
const room = { x: -300, y: -200 };
const within = (value: number, least: number) => Math.min(0, Math.max(least, value));
const panzoom = {
  getScale: () => scale,
  getPan: () => ({ ...pan }),
  pan: jest.fn((x: number, y: number) => (pan = { x: within(pan.x + x, room.x), y: within(pan.y + y, room.y) })),
  zoomToPoint: jest.fn(),
  zoomWithWheel: jest.fn(),
  setOptions: jest.fn(),
  destroy: jest.fn(),
  resetStyle: jest.fn(),
};
const onZoom = jest.fn();
const onPage = jest.fn();

let frame: HTMLElement;
let map: HTMLElement;
let marker: HTMLElement;
let view: ReturnType<typeof openMapView>;

beforeEach(() => {
  scale = 1;
  pan = { x: -100, y: 0 };
  jest.mocked(Panzoom).mockReturnValue(panzoom as unknown as PanzoomObject);
  document.body.innerHTML = '<div tabindex="0"><div><a href="#mapa-3">1</a></div></div>';
  frame = document.body.firstElementChild as HTMLElement;
  map = frame.firstElementChild as HTMLElement;
  marker = map.firstElementChild as HTMLElement;
  frame.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 640 }) as DOMRect;
  view = openMapView(frame, map, { onZoom });
  frame.addEventListener('click', onPage);
});

const options = () => jest.mocked(Panzoom).mock.calls[0]?.[1] as PanzoomOptions;
const press = (key: string, target: HTMLElement = frame) => !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const wheel = (deltaY: number, more: WheelEventInit = {}) => frame.dispatchEvent(new WheelEvent('wheel', { deltaY, ...more }));
const zoomed = (to: number) => {
  scale = to;
  map.dispatchEvent(new Event('panzoomchange'));
};

test('a finger moves the map sideways only, so that the page can scroll, until the map is zoomed in', () => {
  expect(options().touchAction).toBe('pan-y');
  zoomed(1.5);
  expect(panzoom.setOptions).toHaveBeenLastCalledWith({ touchAction: 'none' });
  expect(map.style.getPropertyValue('--zoom')).toBe('1.5');
  expect(onZoom).toHaveBeenCalledWith(1.5);
  zoomed(1);
  expect(panzoom.setOptions).toHaveBeenLastCalledWith({ touchAction: 'pan-y' });
});

test('the wheel scrolls the page, except with Ctrl or after a click on the map, and again at the zoom limits', () => {
  wheel(-100);
  expect(panzoom.zoomWithWheel).not.toHaveBeenCalled();
  wheel(-100, { ctrlKey: true });
  expect(panzoom.zoomWithWheel).toHaveBeenCalledTimes(1);
  frame.focus();
  wheel(-100);
  expect(panzoom.zoomWithWheel).toHaveBeenCalledTimes(2);
  wheel(100);
  scale = 4;
  wheel(-100);
  expect(panzoom.zoomWithWheel).toHaveBeenCalledTimes(2);
  wheel(100);
  expect(panzoom.zoomWithWheel).toHaveBeenCalledTimes(3);
});

test('arrow keys move the map, and scroll the page at its edge or from a marker; plus and minus zoom', () => {
  expect(press('ArrowRight')).toBe(true);
  expect(pan.x).toBe(-180);
  expect(press('ArrowUp')).toBe(false);
  expect(press('ArrowRight', marker)).toBe(false);
  expect(pan.x).toBe(-180);
  expect(press('+', marker)).toBe(true);
  expect(panzoom.zoomToPoint).toHaveBeenLastCalledWith(1.5, { clientX: 200, clientY: 320 });
  view.zoom('out');
  expect(panzoom.zoomToPoint).toHaveBeenLastCalledWith(1 / 1.5, { clientX: 200, clientY: 320 });
  expect(press('a')).toBe(false);
});

test('dragging the map by a marker does not choose it; a click and the keyboard do', () => {
  const click = (detail: number) => marker.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
  map.dispatchEvent(new Event('panzoomstart'));
  pan = { x: -101, y: 0 };
  expect(click(1)).toBe(true);
  expect(onPage).toHaveBeenCalledTimes(1);
  pan = { x: -140, y: 0 };
  expect(click(1)).toBe(false);
  expect(onPage).toHaveBeenCalledTimes(1);
  expect(click(0)).toBe(true);
});

test('closing it restores the map', () => {
  zoomed(2);
  view.close();
  expect(panzoom.destroy).toHaveBeenCalled();
  expect(map.getAttribute('style')).toBe('');
  wheel(-100, { ctrlKey: true });
  expect(panzoom.zoomWithWheel).not.toHaveBeenCalled();
});
