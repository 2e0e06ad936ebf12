/** @jest-environment jsdom */
import { loadMarketingForm } from './loadMarketingForm';

const service = { account: 'account', form: 'form', domain: 'app-1.forms.example', script: 'https://koi-1.forms.example/client/form.js?ver=2.0.1' };
const scripts = () => [...document.head.querySelectorAll('script')];

function load({ welcome = true }: { welcome?: boolean } = {}) {
  document.body.innerHTML = '<div id="ss-form-container"></div>';
  const container = document.querySelector<HTMLElement>('#ss-form-container') ?? document.body;
  const presence = new AbortController();
  const onLoad = jest.fn(() => welcome);
  loadMarketingForm({ service, container, signal: presence.signal, onLoad });
  return { container, onLoad, abort: () => presence.abort() };
}

/** What the service's script does to its container. */
function addFrame(container: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  container.setAttribute('ssformAdded', '1');
  container.append(frame);
  return frame;
}

const say = (data: unknown, source: MessageEventSource | null) => window.dispatchEvent(new MessageEvent('message', { data, source }));

const expectNothingLeft = (container: HTMLElement) => {
  expect(scripts()).toEqual([]);
  expect(window).not.toHaveProperty('ss_form');
  expect(container.outerHTML).toBe('<div id="ss-form-container"></div>');
};

beforeEach(() => jest.useFakeTimers());

test('the first message of the form calls onLoad, once', () => {
  const { container, onLoad, abort } = load();
  const { contentWindow } = addFrame(container);
  say({ formID: 'form', height: 300 }, contentWindow);
  say({ formID: 'form', height: 340 }, contentWindow);
  jest.advanceTimersByTime(60_000);
  expect(onLoad).toHaveBeenCalledTimes(1);
  expect(container.querySelector('iframe')).not.toBeNull();
  abort();
  expectNothingLeft(container);
});

test('a form without an iframe counts as loaded as soon as it is in the container', async () => {
  const { container, onLoad, abort } = load();
  container.append(document.createElement('form'));
  await Promise.resolve();
  expect(onLoad).toHaveBeenCalledTimes(1);
  abort();
});

test.each([
  ['is not welcome any more', (container: HTMLElement) => say({ formID: 'form', height: 1 }, addFrame(container).contentWindow)],
  ['is blocked or fails', () => scripts()[0]?.dispatchEvent(new Event('error'))],
  ['takes six seconds', () => jest.advanceTimersByTime(6000)],
])('if the form %s, everything is removed', (_, happens) => {
  const { container } = load({ welcome: false });
  happens(container);
  expectNothingLeft(container);
});

test('just before six seconds it is still waiting', () => {
  const { container, abort } = load();
  jest.advanceTimersByTime(5999);
  expect(scripts()).toHaveLength(1);
  abort();
  expectNothingLeft(container);
});

test('messages of other windows or of the page itself never reach the script, not even after a navigation', () => {
  const { container, onLoad, abort } = load();
  const obeyed = jest.fn<unknown, [unknown]>();
  window.addEventListener('message', ({ data }: MessageEvent<unknown>) => obeyed(data));
  const { contentWindow } = addFrame(container);
  const orders = [
    { action: 'redirect', url: 'javascript:alert(1)' },
    { formID: 'form', height: 9000 },
  ];
  for (const order of orders) for (const source of [null, window]) say(order, source);
  expect(obeyed).not.toHaveBeenCalled();
  expect(onLoad).not.toHaveBeenCalled();
  for (const other of ['text', null, 1, { action: 'else' }]) say(other, window);
  expect(obeyed).toHaveBeenCalledTimes(4);
  say(orders[1], contentWindow);
  expect(obeyed).toHaveBeenCalledTimes(5);
  abort();
  for (const order of orders) for (const source of [null, window, contentWindow]) say(order, source);
  expect(obeyed).toHaveBeenCalledTimes(5);
});
