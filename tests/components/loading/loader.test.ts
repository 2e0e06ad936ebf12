/** @jest-environment jsdom */
import { loader } from '../../../src/loading/loader';
import { replayEarlyTaps } from '../../../src/loading/replayEarlyTaps';

const scripts = () => document.querySelectorAll('script[src="/app.js"]').length;
const links = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, new URL(link.href).pathname, link.as || null]);

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <div id="___gatsby">
      <img data-first="" alt="" />
      <button type="button" data-live="">open</button>
      <p>words</p>
      <form data-live=""><button type="submit" data-live="">send</button></form>
    </div>
    <template id="scripts"><script src="/app.js"></script></template>`;
  Object.defineProperty(document.querySelector('img'), 'complete', { value: false });
  Object.assign(window, { ___chunkMapping: JSON.stringify({ 'page-a': ['/page-a.js', '/page-a.css'] }) });
  loader({ page: '/a', pageData: '/page-data/a/page-data.json', chunk: 'page-a', fonts: '/fonts/fonts.css' });
});

afterEach(() => {
  window.earlyTaps?.stop();
  jest.useRealTimers();
});

test('scripts stay out of the way until the first picture is there', () => {
  jest.advanceTimersByTime(5000);
  expect(scripts()).toBe(0);
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(200);
  expect(scripts()).toBe(1);
});

test('the page’s chunk, its data and the fonts come beside the scripts, once', () => {
  document.querySelector('img')?.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(200);
  expect(scripts()).toBe(1);
  expect(links()).toEqual([
    ['preload', '/page-a.js', 'script'],
    ['preload', '/page-data/a/page-data.json', 'fetch'],
    ['preload', '/page-data/app-data.json', 'fetch'],
    ['stylesheet', '/fonts/fonts.css', null],
  ]);
});

test('Gatsby learns which page this is', () => {
  expect(window).toMatchObject({ pagePath: '/a' });
});

test('a touch brings the scripts at once', () => {
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(scripts()).toBe(1);
});

test('a tap on a live part is kept, shown, and repeated once React is there', () => {
  const button = document.querySelector('button');
  button?.click();
  expect(button?.hasAttribute('data-tapped')).toBe(true);
  const answered = jest.fn();
  button?.addEventListener('click', answered);
  replayEarlyTaps();
  expect(answered).toHaveBeenCalledTimes(1);
  expect(button?.hasAttribute('data-tapped')).toBe(false);
  button?.click();
  expect(window.earlyTaps?.kept).toEqual([]);
});

test('a tap on words is nobody’s', () => {
  document.querySelector('p')?.click();
  expect(window.earlyTaps?.kept).toEqual([]);
});

test('a submit before React is there sends nothing, and is repeated', () => {
  const form = document.querySelector('form');
  const early = new Event('submit', { bubbles: true, cancelable: true });
  form?.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  const sent = jest.fn((event: Event) => event.preventDefault());
  form?.addEventListener('submit', sent);
  replayEarlyTaps();
  expect(sent).toHaveBeenCalledTimes(1);
});
