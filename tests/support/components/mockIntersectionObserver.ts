import { act } from '@testing-library/react';

/**
 * Mocks IntersectionObserver: everything is in view, or nothing is.
 * @returns the last observer: its margin, and a report as the browser would give it
 */
export function mockIntersectionObserver(where: 'near' | 'far') {
  const last = {
    margin: undefined as string | undefined,
    disconnect: jest.fn(),
    report: (_isIntersecting: boolean, _target?: Element | null): void => undefined,
  };
  window.IntersectionObserver = class {
    disconnect = last.disconnect;
    private readonly notify: (isIntersecting: boolean, target?: Element | null) => void;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      last.margin = options?.rootMargin;
      this.notify = (isIntersecting, target) => {
        const entry = { target, isIntersecting, boundingClientRect: target?.getBoundingClientRect() };
        callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      };
      last.report = (...entry) => act(() => this.notify(...entry));
    }
    observe(target: Element) {
      this.notify(where === 'near', target);
    }
  } as unknown as typeof IntersectionObserver;
  return last;
}
