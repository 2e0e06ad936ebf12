/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { clipped, deferBelowFold, skipped } from './deferBelowFold';
import { revealBelowFold } from './revealBelowFold';

const root = document.documentElement;
const isClipped = () => root.classList.contains(clipped);
const isSkipped = () => root.classList.contains(skipped);
const defer = () => deferBelowFold({ clip: true, skip: true });

/** How the visitor reached the page. */
let type: NavigationTimingType;

beforeAll(() => Object.assign(globalThis, { MessageChannel }));
beforeEach(() => {
  jest.useFakeTimers();
  type = 'navigate';
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  root.className = '';
  document.body.innerHTML = `<main>${'<section></section>'.repeat(4)}</main>`;
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test.each(['scroll', 'wheel', 'touchmove', 'keydown'])('content below the first screen is clipped until the first %s', (name) => {
  defer();
  expect(isClipped()).toBe(true);
  window.dispatchEvent(new Event(name));
  expect(isClipped()).toBe(false);
});

test('the scroll of an element within the page reveals nothing', () => {
  defer();
  document.querySelector('main')?.dispatchEvent(new Event('scroll'));
  expect(isClipped()).toBe(true);
});

test('it is clipped for 4 s at most, and no longer than until React has hydrated', () => {
  defer();
  jest.advanceTimersByTime(3999);
  expect(isClipped()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isClipped()).toBe(false);
  defer();
  void revealBelowFold();
  expect(isClipped()).toBe(false);
});

test('after hydration skipped sections are laid out one by one, and no style is left behind', async () => {
  defer();
  const laidOut = () => document.querySelectorAll('[style*="visible"]').length;
  const done = revealBelowFold();
  expect([laidOut(), isSkipped()]).toEqual([1, true]);
  await done;
  expect([laidOut(), isSkipped()]).toEqual([0, false]);
});

test('nothing is deferred where the address has a hash', () => {
  window.history.replaceState(null, '', '/#contact');
  defer();
  expect([isClipped(), isSkipped()]).toEqual([false, false]);
});

test.each<[NavigationTimingType, boolean]>([
  ['navigate', true],
  ['back_forward', false],
  ['reload', false],
])('sections keep their real height where the scroll position is restored (%s)', (navigation, estimated) => {
  type = navigation;
  defer();
  expect([isClipped(), isSkipped()]).toEqual([true, estimated]);
});

test('each of the two can be switched off', () => {
  deferBelowFold({ clip: false, skip: true });
  expect([isClipped(), isSkipped()]).toEqual([false, true]);
  root.className = '';
  deferBelowFold({ clip: true, skip: false });
  expect([isClipped(), isSkipped()]).toEqual([true, false]);
});
