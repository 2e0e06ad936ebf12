import type { BareTextChange } from '../checks/bareText';

beforeEach(() => void jest.useRealTimers());

if (typeof document !== 'undefined') {
  /** Build machines are slow: what a component test waits for may take longer than the usual second. */
  const { configure } = jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });

  // jsdom has no TextEncoder
  Object.assign(globalThis, { TextEncoder: jest.requireActual<typeof import('node:util')>('node:util').TextEncoder });
  // nor user timing, where the site notes what failed
  const { performance: ofNode } = jest.requireActual<typeof import('node:perf_hooks')>('node:perf_hooks');
  Object.assign(window.performance, {
    mark: ofNode.mark.bind(ofNode),
    getEntriesByType: ofNode.getEntriesByType.bind(ofNode),
    getEntriesByName: ofNode.getEntriesByName.bind(ofNode),
    clearMarks: ofNode.clearMarks.bind(ofNode),
  });
  // nor these: dialogs are never modal, and no media query matches
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  window.reportError = (error: unknown) => void window.dispatchEvent(new ErrorEvent('error', { error, message: String(error), cancelable: true }));

  // each test begins on an empty page on which nothing was opened, with nothing stored
  beforeEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    const { enterEntry } = jest.requireActual<typeof import('../../../src/browser/historyEntry')>('../../../src/browser/historyEntry');
    for (const address of ['/elsewhere', '/']) {
      window.history.replaceState(null, '', address);
      enterEntry();
    }
  });

  // whatever a test is about, its views must survive a translator
  const { watchBareText } = jest.requireActual<typeof import('../checks/bareText')>('../checks/bareText');
  const changes: BareTextChange[] = [];
  watchBareText((change) => changes.push(change));
  afterEach(() => {
    const [first] = changes.splice(0);
    if (!first) return;
    throw new Error(
      `React has ${first.what} text that is beside other nodes: ${first.where}. On a translated page old words stay there, or the view is lost. ` +
        'Give that text an element of its own (docs/decisions/0020-text-that-changes.md).',
    );
  });
}
