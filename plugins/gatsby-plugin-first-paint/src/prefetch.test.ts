/** @jest-environment jsdom */
import { idleAfterLoad } from './idle';
import { gatsbyWindow } from './internals';
import { prefetchOnTouch, prefetchScript, renewPrefetchBudget } from './prefetch';

const set = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { value, configurable: true });
const kib = 1024;

/** Loaded scripts, in bytes. */
let scripts: number[];
const loadPage = jest.fn<Promise<undefined>, [path: string]>();
const settle = () => jest.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  jest.useFakeTimers();
  scripts = [80 * kib];
  set(performance, 'getEntriesByType', () => [
    ...scripts.map((encodedBodySize) => ({ name: 'https://x.example/a.js', encodedBodySize })),
    { name: 'https://x.example/a.avif', encodedBodySize: 900 * kib },
  ]);
  set(navigator, 'onLine', true);
  set(navigator, 'connection', { saveData: false, effectiveType: '4g' });
  set(document, 'hidden', false);
  set(document, 'readyState', 'complete');
  loadPage.mockReset();
  loadPage.mockImplementation(() => {
    scripts.push(5 * kib);
    return Promise.resolve(undefined);
  });
  Object.assign(gatsbyWindow(), { ___loader: { loadPage } });
  renewPrefetchBudget();
  document.body.innerHTML = `<header><a href="/">home</a></header><main><a href="/a">a</a><a href="/b#part">b</a><a href="/c?x=1">c</a></main>`;
});

const loaded = () => loadPage.mock.calls.map(([path]) => path);

test('pages whose links are in view are prefetched once the page is idle, one after the other, until the budget is used up', async () => {
  for (const path of ['/a', '/b', '/c']) prefetchScript(path);
  await jest.advanceTimersByTimeAsync(idleAfterLoad - 1);
  expect(loaded()).toEqual([]);
  await settle();
  expect(loaded()).toEqual(['/a', '/b']);
});

test('a link of the header is left to hover and touch', async () => {
  prefetchScript('/');
  prefetchScript('/b');
  await settle();
  expect(loaded()).toEqual(['/b']);
});

test('another page has a budget of its own', async () => {
  for (const path of ['/a', '/b', '/c']) prefetchScript(path);
  await settle();
  renewPrefetchBudget();
  prefetchScript('/c');
  await settle();
  expect(loaded()).toEqual(['/a', '/b', '/c']);
});

test('a page that fails to load does not stop the others', async () => {
  loadPage.mockRejectedValueOnce(new Error('offline'));
  prefetchScript('/a');
  prefetchScript('/b');
  await settle();
  expect(loaded()).toEqual(['/a', '/b']);
});

test.each([
  ['saves data', () => set(navigator, 'connection', { saveData: true })],
  ['has a slow connection', () => set(navigator, 'connection', { effectiveType: 'slow-2g' })],
  ['looks at another tab', () => set(document, 'hidden', true)],
])('nothing is prefetched for a visitor who %s', async (_, arrange) => {
  arrange();
  prefetchScript('/a');
  await settle();
  expect(loaded()).toEqual([]);
});

test('what the browser says of the network prevents nothing', async () => {
  set(navigator, 'onLine', false);
  prefetchScript('/a');
  await settle();
  expect(loaded()).toEqual(['/a']);
});

test('a finger on a link of this site loads its page before the tap', () => {
  document.body.innerHTML = `<a id="a" href="/a?b=1"><b>in</b></a><a id="out" href="https://other.example/a">out</a><a id="place" href="#place">place</a><p>text</p>`;
  prefetchOnTouch();
  for (const selector of ['b', '#out', '#place', 'p']) document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(loaded()).toEqual(['/a?b=1']);
});
