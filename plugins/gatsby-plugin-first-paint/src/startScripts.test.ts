/** @jest-environment jsdom */
import { noticeTemplateId, scriptsTemplateId, type StartOptions, startScripts } from './startScripts';

const options: StartOptions = {
  deferredStylesheet: '/fonts.css',
  fontFiles: ['/a.woff2', '/b.woff2'],
  // as on a site whose addresses have no other escapes
  meantAddress: ({ pathname, search, hash }) => pathname.replaceAll('%61', 'a') + search + hash,
};

const scripts = () => document.querySelectorAll('head > script[src="/app.js"]').length;
const reload = jest.fn();
const replace = jest.fn();
const links = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, new URL(link.href).pathname, link.as || null]);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <div id="___gatsby">
      <img alt="" fetchpriority="high" />
      <button type="button" data-replay="" data-preload-chunk="dialog">open</button>
      <p>words</p>
      <form data-replay=""><button type="submit" data-replay="">send</button></form>
    </div>
    <template id="${scriptsTemplateId}" data-page="/a" data-scripts="/shared.js /page-a.js" data-chunk-dialog="/dialog.css /dialog.js"><script src="/app.js"></script></template>
    <template id="${noticeTemplateId}"><p role="alert">missing</p></template>
    <noscript></noscript>`;
  const noscript = document.querySelector('noscript');
  if (noscript) noscript.textContent = '<a href="/ways">other ways</a>';
  window.history.replaceState(null, '', '/a');
  HTMLImageElement.prototype.decode = function decode() {
    return new Promise((resolve, reject) => {
      this.addEventListener('load', () => resolve());
      this.addEventListener('error', () => reject(new Error('no image')));
    });
  };
  startScripts(options, { reload, replace });
});

afterEach(() => {
  window.earlyPage?.end()();
  reload.mockReset();
  replace.mockReset();
});

test.each(['load', 'error'])('scripts start only once the first image has loaded or failed (%s)', async (end) => {
  await jest.advanceTimersByTimeAsync(5000);
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(200);
  expect(scripts()).toBe(0);
  document.querySelector('img')?.dispatchEvent(new Event(end));
  await jest.advanceTimersByTimeAsync(200);
  expect(scripts()).toBe(1);
});

test.each([
  ['after the first paint, and after each later one', ['paint'], 1],
  ['two frames later where the browser does not report paints', [], 2],
])('on a page without image scripts start %s', async (_when, entryTypes, soon) => {
  let paint: () => void = () => undefined;
  class Observer {
    static readonly supportedEntryTypes = entryTypes;
    constructor(onPaint: () => void) {
      paint = onPaint;
    }
    readonly observe = jest.fn();
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: Observer, configurable: true });
  // starts the scripts of the page with an image
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(200);
  window.earlyPage?.end()();
  document.querySelector('img')?.remove();
  startScripts(options, { reload, replace });
  await jest.advanceTimersByTimeAsync(5000);
  expect(scripts()).toBe(soon);
  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toBe(soon);
  await jest.advanceTimersByTimeAsync(100);
  expect(scripts()).toBe(2);
});

test('the data of the page and the fonts are preloaded once, in parallel with the scripts of the page; the style sheet is applied when its fonts have loaded or failed', async () => {
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(200);
  expect(links()).toEqual([
    ['preload', '/page-data/a/page-data.json', 'fetch'],
    ['preload', '/page-data/app-data.json', 'fetch'],
    ['preload', '/fonts.css', 'style'],
    ['preload', '/a.woff2', 'font'],
    ['preload', '/b.woff2', 'font'],
  ]);
  expect([...document.querySelectorAll('head > script')].map((script) => script.getAttribute('src'))).toEqual(['/app.js', '/shared.js', '/page-a.js']);
  const endOf = { '/fonts.css': 'load', '/a.woff2': 'load', '/b.woff2': 'error' };
  for (const [address, end] of Object.entries(endOf)) {
    expect(links().filter(([rel]) => rel === 'stylesheet')).toEqual([]);
    document.querySelector(`link[href="${address}"]`)?.dispatchEvent(new Event(end));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(links().at(-1)).toEqual(['stylesheet', '/fonts.css', null]);
  expect(window).toMatchObject({ pagePath: '/a' });
});

test('a tap starts the scripts, and is replayed', async () => {
  const button = document.querySelector('button');
  button?.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toBe(1);
  const answered = jest.fn();
  button?.addEventListener('click', answered);
  window.earlyPage?.end()();
  await jest.advanceTimersByTimeAsync(0);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('the chunk that a tap needs is preloaded with the page’s own', async () => {
  document.querySelector('button')?.click();
  await jest.advanceTimersByTimeAsync(100);
  expect(links()).toEqual(
    expect.arrayContaining([
      ['preload', '/dialog.css', 'style'],
      ['preload', '/dialog.js', 'script'],
    ]),
  );
});

describe('a script that does not come', () => {
  const requestsOf = (file: string) => [...document.querySelectorAll<HTMLScriptElement>(`head > script[src^="${file}"]`)];
  const start = async () => {
    document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await jest.advanceTimersByTimeAsync(10);
  };
  const end = (file: string, type: 'load' | 'error') => requestsOf(file).at(-1)?.dispatchEvent(new Event(type));
  const wait = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
  const failTwice = async () => {
    await start();
    end('/app.js', 'error');
    await wait(1);
    end('/app.js', 'error');
    await wait(1.1);
  };
  /** Whether the page shows its version without script. */
  const isWithoutScript = () => document.querySelector('a[href="/ways"]') !== null;
  const notice = () => document.querySelector('body > [role=alert]')?.textContent;
  let answers = true;

  beforeEach(() => {
    answers = true;
    globalThis.fetch = jest.fn(() => (answers ? Promise.resolve({} as Response) : Promise.reject(new TypeError('no network'))));
    AbortSignal.timeout = () => new AbortController().signal;
  });

  test('is requested once more after a second, at another address', async () => {
    await start();
    end('/app.js', 'error');
    expect(requestsOf('/app.js')).toHaveLength(1);
    await wait(1);
    expect(requestsOf('/app.js').map((script) => script.getAttribute('src'))).toEqual(['/app.js', '/app.js?again']);
    for (const file of ['/app.js', '/shared.js', '/page-a.js']) end(file, 'load');
    await wait(10);
    expect(isWithoutScript()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['the site cannot be reached', () => (answers = false)],
    ['the visitor has typed', () => document.querySelector('p')?.dispatchEvent(new Event('input', { bubbles: true }))],
    [
      'storage is barred',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
          throw new DOMException('closed');
        }),
    ],
  ])('leaves the page without script at once where %s', async (_where, happen) => {
    happen();
    await failTwice();
    expect(reload).not.toHaveBeenCalled();
    expect(isWithoutScript()).toBe(true);
    expect(window.earlyPage?.begin()).toBe(false);
  });

  test('a reload ends with the first thing that the visitor does', async () => {
    const stop = jest.spyOn(window, 'stop').mockImplementation(() => undefined);
    await failTwice();
    document.querySelector('button')?.click();
    expect(stop).toHaveBeenCalledTimes(1);
    await wait(0.1);
    expect(isWithoutScript()).toBe(true);
  });

  test('is requested once more after 20 s in which nothing has come', async () => {
    await start();
    await wait(15);
    end('/shared.js', 'load');
    await wait(19);
    expect(requestsOf('/app.js')).toHaveLength(1);
    await wait(1);
    expect(requestsOf('/app.js')).toHaveLength(2);
    expect(requestsOf('/shared.js')).toHaveLength(1);
    await wait(20);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a page that does not hydrate within 20 s of its last script is reloaded', async () => {
    await start();
    for (const file of ['/app.js', '/shared.js', '/page-a.js']) end(file, 'load');
    await expect(window.earlyPage?.loadScripts()).resolves.toBeDefined();
    await wait(20);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a tap that has been queued for 10 s is answered with words, until the page hydrates', async () => {
    document.querySelector('button')?.click();
    await wait(9.9);
    expect(notice()).toBeUndefined();
    await wait(0.1);
    expect(notice()).toBe('missing');
    window.earlyPage?.end()();
    expect(notice()).toBeUndefined();
    await wait(60);
    expect(reload).not.toHaveBeenCalled();
    expect(isWithoutScript()).toBe(false);
  });

  test('a bundle that comes twice starts once', () => {
    expect(window.earlyPage?.begin()).toBe(true);
    expect(window.earlyPage?.begin()).toBe(false);
  });
});

async function start(): Promise<void> {
  window.earlyPage?.end()();
  delete window.earlyPage;
  startScripts(options, { reload, replace });
  await jest.advanceTimersByTimeAsync(10);
}

function setPage(path: string): void {
  const template = document.getElementById(scriptsTemplateId);
  if (template) template.dataset.page = path;
}

describe('a copy of the page at another address', () => {
  const startAt = async (path: string) => {
    window.history.replaceState(null, '', path);
    await start();
    return 'earlyPage' in window;
  };

  test.each(['/a', '/a/', '/a.html', '/a/index.html', '/A'])('%s is the page itself', async (path) => {
    expect(await startAt(path)).toBe(true);
  });

  test.each(['/web/2026/https://hotel.example/a', '/proxy'])('%s stays as it is without script', async (path) => {
    expect(await startAt(path)).toBe(false);
    expect(document.querySelector('a[href="/ways"]')).not.toBeNull();
    expect(document.querySelector('body > [role=alert]')).toBeNull();
  });

  test('the page of errors has no address of its own', async () => {
    setPage('/en/404');
    expect(await startAt('/en/nowhere')).toBe(true);
  });
});

describe('an address that means another one', () => {
  test('gets the form of its page', async () => {
    window.history.replaceState({ kept: true }, '', '/%61?b=1#c');
    await start();
    expect([window.location.pathname + window.location.search + window.location.hash, window.history.state]).toEqual(['/a?b=1#c', { kept: true }]);
    expect(window.earlyPage).toBeDefined();
    expect(replace).not.toHaveBeenCalled();
  });

  test('stays where this is another page, as in an archive', async () => {
    window.history.replaceState(null, '', '/web/%61');
    await start();
    expect(window.location.pathname).toBe('/web/%61');
    expect(window.earlyPage).toBeUndefined();
    expect(replace).not.toHaveBeenCalled();
  });

  test('leads there from the page of errors, which does not start', async () => {
    setPage('/404');
    window.history.replaceState(null, '', '/%61?b=1');
    await start();
    expect(replace.mock.calls).toEqual([['/a?b=1']]);
    expect(window.earlyPage).toBeUndefined();
  });
});

test('the script may stand before what it reads', () => {
  window.earlyPage?.end()();
  delete window.earlyPage;
  const template = document.getElementById(scriptsTemplateId);
  template?.remove();
  startScripts(options, { reload, replace });
  expect(window.earlyPage).toBeUndefined();
  if (template) document.body.append(template);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(window.earlyPage).toBeDefined();
});
