/** @jest-environment jsdom */
import { keepTaps } from './keepTaps';

const button = () => document.querySelector<HTMLButtonElement>('[type=button]');
const link = () => document.querySelector('a');
const form = () => document.querySelector('form');
const submit = () => form()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const isShown = (element: Element | null) => element?.hasAttribute('data-tapped');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button type="button" data-live="">open</button><p>words</p><a href="#place">place</a>
    <form data-live=""><button type="submit" data-live="">send</button></form>`;
});
afterEach(() => {
  jest.useRealTimers();
});

test('a tap on a live part is kept, told of, shown until it is answered, and repeated once', () => {
  const told = jest.fn();
  const taps = keepTaps(told);
  // the finger has left; its click comes later
  button()?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(isShown(button())).toBe(true);
  jest.advanceTimersByTime(50);
  button()?.click();
  expect(told).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3000);
  expect(isShown(button())).toBe(true);

  const answered = jest.fn();
  button()?.addEventListener('click', answered);
  taps.replay();
  expect(answered).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(400);
  expect(isShown(button())).toBe(false);
  taps.replay();
  expect(answered).toHaveBeenCalledTimes(1);
});

test('once the views answer, a tap on a live part or a link is shown for 400 ms and no longer kept', () => {
  const told = jest.fn();
  keepTaps(told).stop();
  for (const element of [button(), link()]) {
    element?.click();
    jest.advanceTimersByTime(399);
    expect(isShown(element)).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isShown(element)).toBe(false);
  }
  expect(told).not.toHaveBeenCalled();
});

test('a submit sends nothing, and is repeated', () => {
  const taps = keepTaps();
  expect(submit()).toBe(false);
  const sent = jest.fn((event: Event) => event.preventDefault());
  form()?.addEventListener('submit', sent);
  taps.replay();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('until the views answer, touches, keys and clicks do not go down the page; from then on they do', () => {
  const heard: string[] = [];
  const names = ['pointerdown', 'touchstart', 'click', 'keydown'];
  for (const name of names) document.body.addEventListener(name, ({ type }) => heard.push(type), true);
  const touch = () => names.forEach((name) => button()?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })));
  const taps = keepTaps();
  touch();
  expect(heard).toEqual([]);
  taps.replay();
  expect(heard).toEqual(['click']);
  touch();
  expect(heard).toEqual(['click', ...names]);
});

test('a tap on words is nobody’s', () => {
  const told = jest.fn();
  keepTaps(told);
  document.querySelector('p')?.click();
  expect(told).not.toHaveBeenCalled();
  expect(document.querySelector('[data-tapped]')).toBeNull();
});

describe('a finger', () => {
  const finger = (type: string, element: Element | null = link()) => {
    const event = new Event(type, { bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() });
    element?.dispatchEvent(event);
  };
  const frames = (count: number) => jest.advanceTimersByTime(count * 17);
  beforeEach(() => keepTaps().stop());

  test('that rests on what can be tapped is shown before it leaves, for as long as a tap', () => {
    finger('pointerdown');
    frames(2);
    expect(isShown(link())).toBe(false);
    frames(2);
    expect(isShown(link())).toBe(true);
    jest.advanceTimersByTime(400);
    expect(isShown(link())).toBe(false);
    finger('pointerup');
    expect(isShown(link())).toBe(true);
  });

  test('that scrolls on is not, or no longer', () => {
    finger('pointerdown');
    frames(1);
    finger('pointercancel');
    frames(5);
    expect(isShown(link())).toBe(false);
    finger('pointerdown');
    frames(4);
    finger('pointercancel');
    expect(isShown(link())).toBe(false);
  });

  test('that rests on words is nobody’s', () => {
    finger('pointerdown', document.querySelector('p'));
    frames(5);
    expect(document.querySelector('[data-tapped]')).toBeNull();
  });
});
