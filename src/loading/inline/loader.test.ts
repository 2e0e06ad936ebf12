/** @jest-environment jsdom */
import { replayEarlyTaps } from '../replayEarlyTaps';
import { loader } from './loader';

const scripts = () => document.querySelectorAll('script[src="/app.js"]').length;
const links = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, new URL(link.href).pathname, link.as || null]);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <div id="___gatsby">
      <img data-first="" alt="" />
      <button type="button" data-live="calendar">open</button>
      <p>words</p>
      <form data-live=""><button type="submit" data-live="">send</button></form>
    </div>
    <template id="scripts"><script src="/app.js"></script></template>`;
  HTMLImageElement.prototype.decode = function decode() {
    return new Promise((resolve, reject) => {
      this.addEventListener('load', () => resolve());
      this.addEventListener('error', () => reject(new Error('no picture')));
    });
  };
  window.fetch = jest.fn(() =>
    Promise.resolve({ json: () => Promise.resolve({ 'page-a': ['/shared.js', '/page-a.js'], calendar: ['/calendar.css', '/calendar.js'] }) } as Response),
  );
  loader({ page: '/a', chunk: 'page-a' });
});

afterEach(() => {
  window.earlyTaps?.stop();
  jest.useRealTimers();
});

test.each(['load', 'error'])('scripts stay out of the way until the first picture is there, or does not come (%s)', async (end) => {
  await jest.advanceTimersByTimeAsync(5000);
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(200);
  expect(scripts()).toBe(0);
  document.querySelector('img')?.dispatchEvent(new Event(end));
  await jest.advanceTimersByTimeAsync(200);
  expect(scripts()).toBe(1);
});

test.each([
  ['once its words are on the screen, those that the first paint did not hold too', ['paint'], 1],
  ['soon where the browser does not say when that is', [], 2],
])('on a page without picture scripts come %s', async (_when, entryTypes, soon) => {
  let paint: () => void = () => undefined;
  class Observer {
    static readonly supportedEntryTypes = entryTypes;
    constructor(tell: () => void) {
      paint = tell;
    }
    readonly observe = jest.fn();
  }
  Object.defineProperty(globalThis, 'PerformanceObserver', { value: Observer, configurable: true });
  // those of the page with a picture
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(200);
  window.earlyTaps?.stop();
  document.querySelector('img')?.remove();
  loader({ page: '/b', chunk: 'page-b' });
  await jest.advanceTimersByTimeAsync(5000);
  expect(scripts()).toBe(soon);
  paint();
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toBe(soon);
  await jest.advanceTimersByTimeAsync(100);
  expect(scripts()).toBe(2);
});

test('the page’s chunk, its data and the fonts come beside the scripts, once; the faces stand when their fonts are there, or do not come', async () => {
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(200);
  expect(links()).toEqual([
    ['preload', '/page-data/a/page-data.json', 'fetch'],
    ['preload', '/page-data/app-data.json', 'fetch'],
    ['preload', '/later.css', 'style'],
    ['preload', '/fonts/gloock.woff2', 'font'],
    ['preload', '/fonts/libre-franklin.woff2', 'font'],
    ['preload', '/shared.js', 'script'],
    ['preload', '/page-a.js', 'script'],
  ]);
  const endOf = { '/later.css': 'load', '/fonts/gloock.woff2': 'load', '/fonts/libre-franklin.woff2': 'error' };
  for (const [address, end] of Object.entries(endOf)) {
    expect(links().filter(([rel]) => rel === 'stylesheet')).toEqual([]);
    document.querySelector(`link[href="${address}"]`)?.dispatchEvent(new Event(end));
    await jest.advanceTimersByTimeAsync(0);
  }
  expect(links().at(-1)).toEqual(['stylesheet', '/later.css', null]);
  expect(window).toMatchObject({ pagePath: '/a' });
});

test('without the list of files the scripts come nevertheless', async () => {
  window.fetch = jest.fn(() => Promise.reject(new Error('offline')));
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(200);
  expect(scripts()).toBe(1);
});

test('a touch brings the scripts at once', async () => {
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toBe(1);
});

test('a tap on a live part brings the scripts, and is repeated once React is there', async () => {
  const button = document.querySelector('button');
  button?.click();
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts()).toBe(1);
  const answered = jest.fn();
  button?.addEventListener('click', answered);
  replayEarlyTaps();
  expect(answered).toHaveBeenCalledTimes(1);
  expect(document.querySelector('#___gatsby[data-live]')).not.toBeNull();
});

test('what a tap needs comes beside the page’s own', async () => {
  document.querySelector('button')?.click();
  await jest.advanceTimersByTimeAsync(100);
  expect(links().slice(-4)).toEqual([
    ['preload', '/shared.js', 'script'],
    ['preload', '/page-a.js', 'script'],
    ['preload', '/calendar.css', 'style'],
    ['preload', '/calendar.js', 'script'],
  ]);
});
