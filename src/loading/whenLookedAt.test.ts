/** @jest-environment jsdom */
import { whenLookedAt } from './whenLookedAt';

let see: (isIntersecting: boolean) => void;
const disconnect = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  disconnect.mockReset();
  window.IntersectionObserver = class {
    constructor(tell: IntersectionObserverCallback) {
      see = (isIntersecting) => tell([{ isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe = () => undefined;
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.useRealTimers();
});

test('acts once somebody has stayed for a second, not for those who go past', () => {
  const act = jest.fn();
  whenLookedAt(document.body, act);
  see(true);
  jest.advanceTimersByTime(999);
  see(false);
  jest.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();

  see(true);
  jest.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
});

test('does nothing once it has been ended', () => {
  const act = jest.fn();
  const end = whenLookedAt(document.body, act);
  see(true);
  end();
  jest.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
});
