/** @jest-environment jsdom */
import { whenDwelling, whenNear } from './inViewport';

let intersect: (isIntersecting: boolean) => void;
let margin: string | undefined;
const disconnect = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  disconnect.mockReset();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
      margin = rootMargin;
      intersect = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe = () => undefined;
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});

test('calls back once the element has been in view for a second, not when a visitor scrolls past', () => {
  const onDwell = jest.fn();
  whenDwelling(document.body, onDwell);
  intersect(true);
  jest.advanceTimersByTime(999);
  intersect(false);
  jest.advanceTimersByTime(5000);
  expect(onDwell).not.toHaveBeenCalled();
  intersect(true);
  jest.advanceTimersByTime(1000);
  expect(onDwell).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

test('does not call back after it has been stopped', () => {
  const onDwell = jest.fn();
  const stop = whenDwelling(document.body, onDwell);
  intersect(true);
  stop();
  jest.advanceTimersByTime(5000);
  expect(onDwell).not.toHaveBeenCalled();
});

test('calls back when an element is within a screen of the viewport', () => {
  const onNear = jest.fn();
  whenNear(document.body, onNear);
  expect(margin).toBe('100% 0px');
  intersect(false);
  expect(onNear).not.toHaveBeenCalled();
  intersect(true);
  expect(onNear).toHaveBeenCalledTimes(1);
});
