/** @jest-environment jsdom */
import { type EarlyEvents, queueEarlyEvents as queue } from './queueEarlyEvents';

const opened: EarlyEvents[] = [];
const queueEarlyEvents: typeof queue = (onQueue) => {
  const events = queue(onQueue);
  opened.push(events);
  return events;
};

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
  opened.splice(0).forEach(({ stop }) => stop());
  jest.runOnlyPendingTimers();
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
  events.stop()();
  jest.advanceTimersByTime(0);
  expect(handled).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(400);
  expect(isHighlighted(button())).toBe(false);
  events.stop()();
  jest.advanceTimersByTime(0);
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

test('a submit is prevented and replayed with its button', () => {
  const events = queueEarlyEvents();
  const send = document.querySelector<HTMLButtonElement>('[type=submit]');
  send?.click();
  const onSubmit = jest.fn((event: Event) => event.preventDefault());
  form()?.addEventListener('submit', onSubmit);
  events.stop()();
  jest.advanceTimersByTime(0);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onSubmit.mock.calls[0]?.[0]).toHaveProperty('submitter', send);
});

test('two taps are replayed one after the other, so that React has rendered the first', () => {
  const events = queueEarlyEvents();
  button()?.click();
  button()?.click();
  const log: string[] = [];
  button()?.addEventListener('click', () => {
    log.push('tap');
    queueMicrotask(() => log.push('rendered'));
  });
  events.stop()();
  jest.runAllTimers();
  expect(log[0]).toBe('tap');
  expect(log.filter((entry) => entry === 'tap')).toHaveLength(2);
});

test('where React has rendered the page anew, a tap reaches the element that has taken the place', () => {
  const events = queueEarlyEvents();
  const old = button();
  old?.click();
  const twin = document.createElement('button');
  old?.replaceWith(twin);
  const handled = jest.fn();
  twin.addEventListener('click', handled);
  events.stop()((element) => (element === (old as Element) ? twin : element) as typeof element);
  jest.advanceTimersByTime(0);
  expect(handled).toHaveBeenCalledTimes(1);
});

describe('Enter before hydration', () => {
  const press = (element: Element | null, key = 'Enter') => element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  beforeEach(() => form()?.insertAdjacentHTML('afterbegin', '<input name="day" readonly data-replay=""><input name="words" data-replay="">'));
  const field = (name: string) => document.querySelector(`[name=${name}]`);

  test.each(['Enter', ' '])('on a read-only field counts as a click, and the form is not sent (%p)', (key) => {
    const events = queueEarlyEvents();
    expect(press(field('day'), key)).toBe(false);
    const opened = jest.fn();
    field('day')?.addEventListener('click', opened);
    events.stop()();
    jest.advanceTimersByTime(0);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('in a field for text stays with the browser, as other keys do', () => {
    queueEarlyEvents();
    expect(press(field('words'))).toBe(true);
    expect(press(field('day'), 'Tab')).toBe(true);
  });
});

describe('if React does not come', () => {
  const requested = () => {
    const request = jest.fn();
    Object.assign(form() ?? {}, { requestSubmit: request });
    return request;
  };
  const isShown = (shown: boolean) => jest.spyOn(HTMLFormElement.prototype, 'getClientRects').mockReturnValue((shown ? [{}] : []) as unknown as DOMRectList);

  test('a queued submit is sent by the browser with its button, taps are dropped, and nothing is queued any more', () => {
    const events = queueEarlyEvents();
    isShown(true);
    const request = requested();
    const send = document.querySelector<HTMLButtonElement>('[type=submit]');
    const tapped = jest.fn();
    button()?.click();
    send?.click();
    button()?.addEventListener('click', tapped);
    events.letGo();
    jest.advanceTimersByTime(0);
    expect(request.mock.calls).toEqual([[send]]);
    expect(tapped).not.toHaveBeenCalled();
    expect(submit()).toBe(true);
  });

  test('a form that is not shown without script is not sent, and one that names an address leads there', () => {
    for (const [address, led] of [
      ['', []],
      ['https://engine.example/hotel', [['https://engine.example/hotel']]],
    ] as const) {
      const events = queueEarlyEvents();
      isShown(false);
      const request = requested();
      const assign = jest.fn();
      form()?.setAttribute('data-replay', address);
      submit();
      events.letGo(assign);
      expect(request).not.toHaveBeenCalled();
      expect(assign.mock.calls).toEqual(led);
    }
  });
});

test('touches, keys and clicks do not reach the page before the replay; afterwards they do', () => {
  const received: string[] = [];
  const names = ['pointerdown', 'touchstart', 'click', 'keydown'];
  for (const name of names) document.body.addEventListener(name, ({ type }) => received.push(type), true);
  const touch = () => names.forEach((name) => button()?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })));
  const events = queueEarlyEvents();
  touch();
  expect(received).toEqual([]);
  events.stop()();
  jest.advanceTimersByTime(0);
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
});
