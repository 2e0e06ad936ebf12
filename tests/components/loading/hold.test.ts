/** @jest-environment jsdom */
import { hold } from '../../../src/loading/inline/hold';
import { release } from '../../../src/loading/release';

const root = document.documentElement;
const held = () => root.classList.contains('held');
const estimated = () => root.classList.contains('estimated');

/** How the visitor came to the page. */
let type: NavigationTimingType;

beforeEach(() => {
  jest.useFakeTimers();
  type = 'navigate';
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  root.className = '';
  document.body.innerHTML = `<main>${'<section></section>'.repeat(4)}</main><footer></footer><a href="/resort">Resort</a><a href="/#reservar">Reservar</a>`;
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test.each(['scroll', 'wheel', 'touchmove', 'keydown'])('what lies below the first screen is held until the visitor’s first %s', (name) => {
  hold();
  expect(held()).toBe(true);
  window.dispatchEvent(new Event(name));
  expect(held()).toBe(false);
});

test('it is held for 4 s at most, and no longer than until React is there', () => {
  hold();
  jest.advanceTimersByTime(3999);
  expect(held()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(held()).toBe(false);
  hold();
  void release();
  expect(held()).toBe(false);
});

test('the first click on a link to a place of the page has all of the page laid out; others do not', () => {
  hold();
  const [other, place] = document.querySelectorAll('a');
  other?.click();
  expect(estimated()).toBe(true);
  place?.click();
  expect(estimated()).toBe(false);
});

test('once React is there, what is below is laid out part by part, a frame each, and nothing of it stays', async () => {
  hold();
  const laidOut = () => document.querySelectorAll('[style*="visible"]').length;
  const done = release();
  for (const parts of [0, 1, 2]) {
    expect([laidOut(), estimated()]).toEqual([parts, true]);
    jest.advanceTimersToNextFrame();
    await Promise.resolve();
  }
  await done;
  expect([laidOut(), estimated()]).toEqual([0, false]);
});

test.each<[string, NavigationTimingType]>([
  ['the address names a place of the page', 'navigate'],
  ['the visitor comes back', 'back_forward'],
  ['the visitor loads it anew', 'reload'],
])('nothing is held where %s', (_, how) => {
  type = how;
  if (how === 'navigate') window.history.replaceState(null, '', '/#reservar');
  hold();
  expect([held(), estimated()]).toEqual([false, false]);
});
