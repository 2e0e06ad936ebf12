/** @jest-environment jsdom */
import { queueEarlyEvents } from './queueEarlyEvents';

const button = () => document.querySelector<HTMLButtonElement>('[type=button]');
const link = () => document.querySelector('a');
const form = () => document.querySelector('form');
const submit = () => form()?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const isHighlighted = (element: Element | null) => element?.hasAttribute('data-tapped');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <button type="button" data-replay="">open</button><p>words</p><a href="#place">place</a>
    <form data-replay=""><button type="submit" data-replay="">send</button></form>`;
});
afterEach(() => {
  jest.useRealTimers();
});

test('a tap is queued, highlighted until it is handled, and replayed once', () => {
  const onQueue = jest.fn();
  const events = queueEarlyEvents(onQueue);
  // the click follows pointerup later
  button()?.dispatchEvent(new Event('pointerup', { bubbles: true }));
  expect(isHighlighted(button())).toBe(true);
  jest.advanceTimersByTime(50);
  button()?.click();
  expect(onQueue).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(3000);
  expect(isHighlighted(button())).toBe(true);

  const handled = jest.fn();
  button()?.addEventListener('click', handled);
  events.replay();
  expect(handled).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(400);
  expect(isHighlighted(button())).toBe(false);
  events.replay();
  expect(handled).toHaveBeenCalledTimes(1);
});

test('after hydration a tap is highlighted for 400 ms and not queued', () => {
  const onQueue = jest.fn();
  queueEarlyEvents(onQueue).stop();
  for (const element of [button(), link()]) {
    element?.click();
    jest.advanceTimersByTime(399);
    expect(isHighlighted(element)).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isHighlighted(element)).toBe(false);
  }
  expect(onQueue).not.toHaveBeenCalled();
});

test('a submit is prevented and replayed', () => {
  const events = queueEarlyEvents();
  expect(submit()).toBe(false);
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  form()?.addEventListener('submit', onSubmit);
  events.replay();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('touches, keys and clicks do not reach the page before the replay; afterwards they do', () => {
  const received: string[] = [];
  const names = ['pointerdown', 'touchstart', 'click', 'keydown'];
  for (const name of names) document.body.addEventListener(name, ({ type }) => received.push(type), true);
  const touch = () => names.forEach((name) => button()?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })));
  const events = queueEarlyEvents();
  touch();
  expect(received).toEqual([]);
  events.replay();
  expect(received).toEqual(['click']);
  touch();
  expect(received).toEqual(['click', ...names]);
});

test('a tap on text is not queued', () => {
  const onQueue = jest.fn();
  queueEarlyEvents(onQueue);
  document.querySelector('p')?.click();
  expect(onQueue).not.toHaveBeenCalled();
  expect(document.querySelector('[data-tapped]')).toBeNull();
});

describe('a touch', () => {
  const touch = (type: string, element: Element | null = link()) => {
    const event = new Event(type, { bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() });
    element?.dispatchEvent(event);
  };
  const frames = (count: number) => jest.advanceTimersByTime(count * 17);
  beforeEach(() => queueEarlyEvents().stop());

  test('on a link highlights it before it ends', () => {
    touch('pointerdown');
    frames(2);
    expect(isHighlighted(link())).toBe(false);
    frames(2);
    expect(isHighlighted(link())).toBe(true);
    jest.advanceTimersByTime(400);
    expect(isHighlighted(link())).toBe(false);
    touch('pointerup');
    expect(isHighlighted(link())).toBe(true);
  });

  test('that becomes a scroll highlights nothing, or ends the highlight', () => {
    touch('pointerdown');
    frames(1);
    touch('pointercancel');
    frames(5);
    expect(isHighlighted(link())).toBe(false);
    touch('pointerdown');
    frames(4);
    touch('pointercancel');
    expect(isHighlighted(link())).toBe(false);
  });

  test('on text highlights nothing', () => {
    touch('pointerdown', document.querySelector('p'));
    frames(5);
    expect(document.querySelector('[data-tapped]')).toBeNull();
  });
});
