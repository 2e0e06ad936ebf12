/** A browser in which everything that is watched lies near the visitor from the beginning, or far away for good. */
export function visitorIs(where: 'near' | 'far'): void {
  window.IntersectionObserver = class {
    private readonly tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      this.tell = () => callback([{ isIntersecting: where === 'near' } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe() {
      this.tell();
    }
    disconnect() {
      // nothing is watched
    }
  } as unknown as typeof IntersectionObserver;
}
