/** @jest-environment jsdom */
import { MessageChannel } from 'node:worker_threads';
import { release } from '../release';
import { hold } from './hold';

const root = document.documentElement;
const held = () => root.classList.contains('held');
const far = () => root.classList.contains('far');

/** How the visitor came to the page. */
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

test.each(['scroll', 'wheel', 'touchmove', 'keydown'])('what lies below the first screen is held until the visitor’s first %s', (name) => {
  hold();
  expect(held()).toBe(true);
  window.dispatchEvent(new Event(name));
  expect(held()).toBe(false);
});

test('the scroll of a rail lets nothing come', () => {
  hold();
  document.querySelector('main')?.dispatchEvent(new Event('scroll'));
  expect(held()).toBe(true);
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

test('once React is there, what is far is laid out part by part, a task each, and nothing of it stays', async () => {
  hold();
  const laidOut = () => document.querySelectorAll('[style*="visible"]').length;
  const done = release();
  expect([laidOut(), far()]).toEqual([1, true]);
  await done;
  expect([laidOut(), far()]).toEqual([0, false]);
});

test('nothing is held where the address names a place of the page', () => {
  window.history.replaceState(null, '', '/#reservar');
  hold();
  expect([held(), far()]).toEqual([false, false]);
});

test.each<[NavigationTimingType, boolean]>([
  ['navigate', true],
  ['back_forward', false],
  ['reload', false],
])('what is far keeps its true height for those who are taken to where they were (%s)', (how, guessed) => {
  type = how;
  hold();
  expect([held(), far()]).toEqual([true, guessed]);
});
