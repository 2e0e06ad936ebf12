/** Mocks IntersectionObserver: everything is in view, or nothing ever is. */
export function mockIntersectionObserver(where: 'near' | 'far'): void {
  window.IntersectionObserver = class {
    private readonly notify: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.notify = () => callback([{ isIntersecting: where === 'near' } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe() {
      this.notify();
    }
    disconnect() {
      // nothing to do
    }
  } as unknown as typeof IntersectionObserver;
}
