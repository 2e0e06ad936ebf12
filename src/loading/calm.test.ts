/** @jest-environment jsdom */
import { calm, whenWelcome } from './calm';

const set = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { value, configurable: true });
const makeReady = jest.fn();
const settle = () => jest.advanceTimersByTimeAsync(5000);

beforeEach(() => {
  jest.useFakeTimers();
  makeReady.mockReset();
  set(navigator, 'onLine', true);
  set(navigator, 'connection', { saveData: false, effectiveType: '4g' });
  set(document, 'hidden', false);
  set(document, 'readyState', 'complete');
});
afterEach(() => jest.useRealTimers());

test('what may be wanted is made ready once, after two calm seconds', async () => {
  whenWelcome(makeReady);
  await jest.advanceTimersByTimeAsync(calm - 1);
  expect(makeReady).not.toHaveBeenCalled();
  await settle();
  expect(makeReady).toHaveBeenCalledTimes(1);
});

test('not before the page has loaded', async () => {
  set(document, 'readyState', 'interactive');
  whenWelcome(makeReady);
  await settle();
  expect(makeReady).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(makeReady).toHaveBeenCalledTimes(1);
});

test.each([
  ['saves data', () => set(navigator, 'connection', { saveData: true })],
  ['has a slow network', () => set(navigator, 'connection', { effectiveType: 'slow-2g' })],
  ['is offline', () => set(navigator, 'onLine', false)],
  ['looks at another tab', () => set(document, 'hidden', true)],
])('nothing is made ready for a visitor who %s', async (_, happens) => {
  happens();
  whenWelcome(makeReady);
  await settle();
  expect(makeReady).not.toHaveBeenCalled();
});
