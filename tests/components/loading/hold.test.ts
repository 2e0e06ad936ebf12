/** @jest-environment jsdom */
import { hold } from '../../../src/loading/inline/hold';
import { release } from '../../../src/loading/release';

const held = () => document.documentElement.classList.contains('held');

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.className = '';
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
  release();
  expect(held()).toBe(false);
});

test('nothing is held where the address names a place of the page', () => {
  window.history.replaceState(null, '', '/#reservar');
  hold();
  expect(held()).toBe(false);
});
