/** @jest-environment jsdom */
import { whenDwelling, whenNear } from './inViewport';

let see: (isIntersecting: boolean) => void;
let margin: string | undefined;
const disconnect = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  disconnect.mockReset();
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit) {
      margin = rootMargin;
      see = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe = () => undefined;
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.useRealTimers());

test('calls back once somebody has dwelt for a second, not for those who scroll past', () => {
  const onDwell = jest.fn();
  whenDwelling(document.body, onDwell);
  see(true);
  jest.advanceTimersByTime(999);
  see(false);
  jest.advanceTimersByTime(5000);
  expect(onDwell).not.toHaveBeenCalled();
  see(true);
  jest.advanceTimersByTime(1000);
  expect(onDwell).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

test('does nothing once it has been stopped', () => {
  const onDwell = jest.fn();
  const stop = whenDwelling(document.body, onDwell);
  see(true);
  stop();
  jest.advanceTimersByTime(5000);
  expect(onDwell).not.toHaveBeenCalled();
});

test('calls back when an element is within a screen of the viewport', () => {
  const onNear = jest.fn();
  whenNear(document.body, onNear);
  expect(margin).toBe('100% 0px');
  see(false);
  expect(onNear).not.toHaveBeenCalled();
  see(true);
  expect(onNear).toHaveBeenCalledTimes(1);
});
