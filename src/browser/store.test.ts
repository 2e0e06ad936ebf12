import { createEmitter } from './store';

test('starts with the first listener, stops after the last, and starts again', () => {
  const stop = jest.fn();
  const start = jest.fn((_emit: () => void) => stop);
  const { subscribe } = createEmitter(start);
  expect(start).not.toHaveBeenCalled();
  const unsubscribe = [subscribe(jest.fn()), subscribe(jest.fn())];
  unsubscribe[0]?.();
  expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
  unsubscribe[1]?.();
  expect(stop).toHaveBeenCalledTimes(1);
  const listener = jest.fn();
  subscribe(listener);
  start.mock.lastCall?.[0]();
  expect([start.mock.calls.length, listener.mock.calls.length]).toEqual([2, 1]);
});
