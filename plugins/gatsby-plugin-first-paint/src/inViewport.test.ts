/** @jest-environment jsdom */
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { whenDwelling, whenNear } from './inViewport';

let observer: ReturnType<typeof mockIntersectionObserver>;

beforeEach(() => {
  jest.useFakeTimers();
  observer = mockIntersectionObserver('far');
});

test('calls back once the element has been in view for a second, not when a visitor scrolls past', () => {
  const onDwell = jest.fn();
  whenDwelling(document.body, onDwell);
  observer.report(true);
  jest.advanceTimersByTime(999);
  observer.report(false);
  jest.advanceTimersByTime(5000);
  expect(onDwell).not.toHaveBeenCalled();
  observer.report(true);
  jest.advanceTimersByTime(1000);
  expect(onDwell).toHaveBeenCalledTimes(1);
  expect(observer.disconnect).toHaveBeenCalled();
});

test('does not call back after it has been stopped', () => {
  const onDwell = jest.fn();
  const stop = whenDwelling(document.body, onDwell);
  observer.report(true);
  stop();
  jest.advanceTimersByTime(5000);
  expect(onDwell).not.toHaveBeenCalled();
});

test('calls back when an element is within a screen of the viewport', () => {
  const onNear = jest.fn();
  whenNear(document.body, onNear);
  expect(observer.margin).toBe('100% 0px');
  observer.report(false);
  expect(onNear).not.toHaveBeenCalled();
  observer.report(true);
  expect(onNear).toHaveBeenCalledTimes(1);
});
