/** @jest-environment jsdom */
import { showRestingFinger } from '../../../src/loading/showRestingFinger';

const link = () => document.querySelector('a');
const finger = (type: string, element: Element | null = link()) => element?.dispatchEvent(new Event(type, { bubbles: true }));
const isShown = () => document.querySelector('[data-tapped]') !== null;
const frames = (count: number) => jest.advanceTimersByTime(count * 17);

beforeAll(showRestingFinger);
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<a href="/resort"><b>resort</b></a><p>words</p>';
});
afterEach(() => {
  jest.useRealTimers();
});

test('a finger that rests on what can be tapped is shown', () => {
  finger('pointerdown', document.querySelector('b'));
  frames(2);
  expect(isShown()).toBe(false);
  frames(2);
  expect(link()?.hasAttribute('data-tapped')).toBe(true);
});

test('one that scrolls on is not, or no longer', () => {
  finger('pointerdown');
  frames(1);
  finger('pointercancel');
  frames(5);
  expect(isShown()).toBe(false);
  finger('pointerdown');
  frames(4);
  finger('pointercancel');
  expect(isShown()).toBe(false);
});

test('nor one that leaves elsewhere', () => {
  finger('pointerdown');
  frames(4);
  finger('pointerup', document.querySelector('p'));
  expect(isShown()).toBe(false);
});

test('one that has left, or rests on words, is another’s matter', () => {
  finger('pointerdown');
  finger('pointerup');
  frames(5);
  finger('pointerdown', document.querySelector('p'));
  frames(5);
  expect(isShown()).toBe(false);
});
