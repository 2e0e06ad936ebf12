/** Mocks IntersectionObserver: everything is in view, or nothing ever is. */
export function mockIntersectionObserver(where: 'near' | 'far'): void {
  window.IntersectionObserver = class {
    private readonly notify: (target: Element) => void;
    constructor(callback: IntersectionObserverCallback) {
      this.notify = (target) => {
        const entry = { target, isIntersecting: where === 'near', boundingClientRect: target.getBoundingClientRect() };
        callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
      };
    }
    observe(target: Element) {
      this.notify(target);
    }
    disconnect() {
      // nothing to do
    }
  } as unknown as typeof IntersectionObserver;
}
