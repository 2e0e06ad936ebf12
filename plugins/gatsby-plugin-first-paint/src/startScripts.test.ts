/** @jest-environment jsdom */
import { type FirstPaintOptions, techniquesFrom } from './options';
import { scriptsTemplateId, startScripts } from './startScripts';

const options: FirstPaintOptions = {
  firstImage: 'img',
  headScripts: [],
  deferredStylesheet: '/fonts.css',
  fontFiles: ['/a.woff2', '/b.woff2'],
  preloadOnTap: ['dialog'],
  prefetchBudget: 0,
  techniques: techniquesFrom(''),
};
const page = { page: '/a', scripts: '/shared.js /page-a.js', chunks: JSON.stringify({ dialog: ['/dialog.css', '/dialog.js'] }) };

const scripts = () => document.querySelectorAll('script[src="/app.js"]').length;
const links = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, new URL(link.href).pathname, link.as || null]);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <div id="___gatsby">
      <img alt="" />
      <button type="button" data-replay="" data-preload-chunk="dialog">open</button>
      <p>words</p>
      <form data-replay=""><button type="submit" data-replay="">send</button></form>
    </div>
    <template id="${scriptsTemplateId}"><script src="/app.js"></script></template>`;
  HTMLImageElement.prototype.decode = function decode() {
    return new Promise((resolve, reject) => {
      this.addEventListener('load', () => resolve());
      this.addEventListener('error', () => reject(new Error('no image')));
    });
  };
  startScripts(page, options);
});

afterEach(() => {
  window.earlyEvents?.stop();
  jest.useRealTimers();
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
  // starts those of the page with an image
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(200);
  window.earlyEvents?.stop();
  document.querySelector('img')?.remove();
  startScripts({ ...page, page: '/b' }, options);
  await jest.advanceTimersByTimeAsync(5000);
  expect(scripts()).toBe(soon);
  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toBe(soon);
  await jest.advanceTimersByTimeAsync(100);
  expect(scripts()).toBe(2);
});

test('chunk and data of the page and the fonts are preloaded once, in parallel; the style sheet is applied when its fonts have loaded or failed', async () => {
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(200);
  expect(links()).toEqual([
    ['preload', '/page-data/a/page-data.json', 'fetch'],
    ['preload', '/page-data/app-data.json', 'fetch'],
    ['preload', '/shared.js', 'script'],
    ['preload', '/page-a.js', 'script'],
    ['preload', '/fonts.css', 'style'],
    ['preload', '/a.woff2', 'font'],
    ['preload', '/b.woff2', 'font'],
  ]);
  const endOf = { '/fonts.css': 'load', '/a.woff2': 'load', '/b.woff2': 'error' };
  for (const [address, end] of Object.entries(endOf)) {
    expect(links().filter(([rel]) => rel === 'stylesheet')).toEqual([]);
    document.querySelector(`link[href="${address}"]`)?.dispatchEvent(new Event(end));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(links().at(-1)).toEqual(['stylesheet', '/fonts.css', null]);
  expect(window).toMatchObject({ pagePath: '/a' });
});

test('a touch starts the scripts immediately', async () => {
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toBe(1);
});

test('a tap starts the scripts, and is replayed', async () => {
  const button = document.querySelector('button');
  button?.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toBe(1);
  const answered = jest.fn();
  button?.addEventListener('click', answered);
  window.earlyEvents?.replay();
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

test('each technique can be switched off', async () => {
  document.head.innerHTML = '';
  window.earlyEvents?.stop();
  delete window.earlyEvents;
  startScripts(page, { ...options, techniques: techniquesFrom('scriptsAfterFirstImage,queueEarlyEvents,preloadPageScripts') });
  await jest.advanceTimersByTimeAsync(100);
  expect(scripts()).toBe(1);
  expect(window.earlyEvents).toBeUndefined();
  expect(links().map(([, address]) => address)).not.toContain('/page-a.js');
});
