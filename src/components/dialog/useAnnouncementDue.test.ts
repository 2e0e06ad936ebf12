/** @jest-environment jsdom */
import { deskFrame } from '../../browser/deskFrame';

type Hook = typeof import('./useAnnouncementDue');
type Library = typeof import('@testing-library/react/pure');
type Announcement = Parameters<Hook['useAnnouncementDue']>[0][number];

// Monday noon at the hotel
const noon = new Date('2027-03-08T12:00:00-03:00');
const always = { slug: 'festa', firstDay: null, lastDay: null, offer: null };

let closing: typeof import('../../browser/closedAnnouncement');
let useAnnouncementDue: Hook['useAnnouncementDue'];
let library: Library;

/** A new document, loaded so many milliseconds before hydration; null while it is still loading. */
function load({ loadedBefore }: { loadedBefore: number | null }) {
  Object.defineProperty(document, 'readyState', { value: loadedBefore === null ? 'loading' : 'complete', configurable: true });
  const entry = { loadEventEnd: loadedBefore === null ? 0 : performance.now() - loadedBefore };
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [entry], configurable: true });
  // a new document has a new page session
  jest.isolateModules(() => {
    ({ useAnnouncementDue } = jest.requireActual<Hook>('./useAnnouncementDue'));
    closing = jest.requireActual('../../browser/closedAnnouncement');
    library = jest.requireActual<Library>('@testing-library/react/pure');
  });
  return (announcements: readonly Announcement[] = [always]) => {
    const preload = jest.fn();
    const { result, unmount } = library.renderHook(() => useAnnouncementDue(announcements, preload));
    return { isDue: () => result.current !== null, unmount, preload };
  };
}

const pass = (milliseconds: number) => {
  library.act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
});

test.each([0, 1, 1200, 3999])('not due 3999 ms after the load event, due at 4000 ms, if hydration is %i ms after it', (loadedBefore) => {
  const show = load({ loadedBefore });
  const { isDue } = show();
  pass(3999 - loadedBefore);
  expect(isDue()).toBe(false);
  pass(1);
  expect(isDue()).toBe(true);
});

test('preloads its component one second before', () => {
  const { preload } = load({ loadedBefore: 0 })();
  pass(2999);
  expect(preload).not.toHaveBeenCalled();
  pass(1);
  expect(preload).toHaveBeenCalledTimes(1);
});

test('due immediately if hydration is later than that', () => {
  const { isDue } = load({ loadedBefore: 9000 })();
  pass(0);
  expect(isDue()).toBe(true);
});

test('counts from the load event if hydration is before it', () => {
  const { isDue } = load({ loadedBefore: null })();
  pass(10_000);
  expect(isDue()).toBe(false);
  window.dispatchEvent(new Event('load'));
  pass(3999);
  expect(isDue()).toBe(false);
  pass(1);
  expect(isDue()).toBe(true);
});

test('counts from the navigation on later pages, also after one without announcement', () => {
  const show = load({ loadedBefore: 500 });
  show([]).unmount();
  pass(20_000);
  const next = show();
  pass(3999);
  expect(next.isDue()).toBe(false);
  next.unmount();
  const last = show();
  pass(3999);
  expect(last.isDue()).toBe(false);
  pass(1);
  expect(last.isDue()).toBe(true);
});

test('is shown once: not again on any other page', () => {
  const show = load({ loadedBefore: 0 });
  const first = show();
  pass(4000);
  expect(first.isDue()).toBe(true);
  first.unmount();
  const next = show();
  pass(60_000);
  expect(next.isDue()).toBe(false);
});

const day = 24 * 60 * 60 * 1000;

test('once closed, is not shown for seven days in that browser, also in documents loaded meanwhile; another announcement is', () => {
  load({ loadedBefore: 0 });
  closing.rememberAnnouncementClosed('festa');
  jest.setSystemTime(noon.getTime() + 7 * day - 60_000);
  const later = load({ loadedBefore: 0 })();
  pass(10_000);
  expect(later.isDue()).toBe(false);
  expect(later.preload).not.toHaveBeenCalled();
  const other = load({ loadedBefore: 0 })([{ ...always, slug: 'natal' }]);
  pass(4000);
  expect(other.isDue()).toBe(true);
  jest.setSystemTime(noon.getTime() + 7 * day);
  const afterAWeek = load({ loadedBefore: 0 })();
  pass(4000);
  expect(afterAWeek.isDue()).toBe(true);
});

test('if storage is blocked, a closed announcement is not shown in the page session', () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('barred');
    });
  const show = load({ loadedBefore: 0 });
  const { isDue, unmount } = show();
  pass(4000);
  expect(isDue()).toBe(true);
  closing.rememberAnnouncementClosed('festa');
  unmount();
  const next = show();
  pass(60_000);
  expect(next.isDue()).toBe(false);
});

test.each([2000, 6000])('closed in another tab after %i ms, it neither comes nor stays', (closed) => {
  const { isDue } = load({ loadedBefore: 0 })();
  pass(closed);
  expect(isDue()).toBe(closed > 4000);
  closing.rememberAnnouncementClosed('festa');
  library.act(() => {
    window.dispatchEvent(new Event('storage'));
  });
  pass(60_000);
  expect(isDue()).toBe(false);
});

describe('in the preview of the editing desk', () => {
  beforeEach(() => {
    process.env.GATSBY_PREVIEW = 'true';
  });
  afterEach(() => {
    window.name = '';
    delete process.env.GATSBY_PREVIEW;
  });

  test('is not shown over the page that is edited', () => {
    window.name = deskFrame.page;
    const { isDue, preload } = load({ loadedBefore: 0 })();
    pass(60_000);
    expect(isDue()).toBe(false);
    expect(preload).not.toHaveBeenCalled();
  });

  test('is shown if it is edited itself, also after it was closed', () => {
    window.name = deskFrame.announcement;
    const show = load({ loadedBefore: 0 });
    closing.rememberAnnouncementClosed('festa');
    const { isDue } = show();
    pass(4000);
    expect(isDue()).toBe(true);
  });
});
