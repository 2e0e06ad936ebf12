/** @jest-environment jsdom */
import { openPanoramaViewer } from './openPanoramaViewer';

// Pannellum itself is tested in a browser: tests/e2e/panorama.spec.ts.

interface Config {
  readonly default: { readonly sceneFadeDuration: number };
  readonly scenes: { readonly first: { readonly panorama: string; readonly hotSpots: readonly HotSpot[] } };
  readonly capturedKeyNumbers: readonly number[];
  readonly friction: number;
  readonly doubleClickZoom: boolean;
  readonly hfov: number;
}
interface HotSpot {
  readonly yaw: number;
  readonly createTooltipFunc: (place: HTMLElement, index: number) => void;
  readonly createTooltipArgs: number;
}

const viewer = {
  on: jest.fn(),
  lookAt: jest.fn(),
  setHfov: jest.fn(),
  getYaw: () => 170,
  getPitch: () => 5,
  getHfov: () => 95,
  addScene: jest.fn(),
  loadScene: jest.fn(),
  resize: jest.fn(),
  destroy: jest.fn(),
};
const stopWatching = jest.fn();
const create = jest.fn<typeof viewer, [HTMLElement, Config]>();

beforeEach(() => {
  create.mockReturnValue(viewer);
  // jsdom has no ResizeObserver
  window.ResizeObserver = jest.fn((callback: () => void) => ({ observe: callback, disconnect: stopWatching })) as unknown as typeof ResizeObserver;
  Object.assign(window, { pannellum: { viewer: create } });
});

const onPoint = jest.fn();
const onFail = jest.fn();
const onLost = jest.fn();
function open({ still = false } = {}) {
  const element = document.createElement('div');
  const opened = openPanoramaViewer(element, {
    picture: '/first.avif',
    points: [
      { label: 'Varanda', yaw: 88, pitch: -6 },
      { label: 'Banheiro', yaw: -48, pitch: -6 },
    ],
    pointClass: 'point',
    still,
    onReady: jest.fn(),
    onFail,
    onLost,
    onPoint,
    onDragStart: jest.fn(),
  });
  const [config] = create.mock.calls.map(([, one]) => one);
  if (!config) throw new Error('Pannellum was not asked.');
  return { opened, config, element };
}

test('the viewer ignores Escape, Shift and Control', () => {
  const { config } = open();
  expect(config.capturedKeyNumbers).toEqual(expect.arrayContaining([37, 38, 39, 40]));
  for (const key of [16, 17, 27]) expect(config.capturedKeyNumbers).not.toContain(key);
});

test('under reduced motion there is no inertia, fading or animated turning', () => {
  const { opened, config } = open({ still: true });
  expect([config.friction, config.doubleClickZoom, config.default.sceneFadeDuration]).toEqual([1, false, 0]);
  opened.turn({ yaw: 30, pitch: 0 });
  expect(viewer.lookAt).toHaveBeenCalledWith(5, 200, undefined, 0);
});

test('the larger file is shown from the same direction', () => {
  const { opened } = open();
  opened.loadLargePicture('/large.avif');
  expect(viewer.addScene).toHaveBeenCalledWith('/large.avif', expect.objectContaining({ panorama: '/large.avif' }));
  expect(viewer.loadScene).toHaveBeenCalledWith('/large.avif', 5, 170, 95);
});

test('an error of the viewer calls onFail', () => {
  open();
  const [, onError] = (viewer.on.mock.calls as [string, () => void][]).find(([type]) => type === 'error') ?? [];
  onError?.();
  expect(onFail).toHaveBeenCalledTimes(1);
});

test('the viewer is resized with its element, until it is closed', () => {
  const { opened } = open();
  expect(viewer.resize).toHaveBeenCalledTimes(1);
  opened.close();
  expect(stopWatching).toHaveBeenCalledTimes(1);
  expect(viewer.destroy).toHaveBeenCalledTimes(1);
});
