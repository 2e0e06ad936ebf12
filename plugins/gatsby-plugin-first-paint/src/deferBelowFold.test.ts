/** @jest-environment jsdom */
import { clipped, deferBelowFold, revealBelowFold } from './deferBelowFold';

const isClipped = () => document.documentElement.classList.contains(clipped);

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.className = '';
  document.body.innerHTML = '<main></main>';
});
afterEach(() => {
  jest.runAllTimers();
});

test.each(['scroll', 'wheel', 'touchmove', 'keydown'])('content below the first screen is clipped until the first %s', (name) => {
  deferBelowFold();
  expect(isClipped()).toBe(true);
  window.dispatchEvent(new Event(name));
  expect(isClipped()).toBe(false);
});

test('the scroll of an element within the page reveals nothing', () => {
  deferBelowFold();
  document.querySelector('main')?.dispatchEvent(new Event('scroll'));
  expect(isClipped()).toBe(true);
});

test('it is clipped for 4 s at most, and no longer than until React has hydrated', () => {
  deferBelowFold();
  jest.advanceTimersByTime(3999);
  expect(isClipped()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isClipped()).toBe(false);
  deferBelowFold();
  revealBelowFold();
  expect(isClipped()).toBe(false);
});

test('nothing is clipped where the address has a hash', () => {
  window.history.replaceState(null, '', '/#contact');
  deferBelowFold();
  expect(isClipped()).toBe(false);
});
