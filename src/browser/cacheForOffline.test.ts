/** @jest-environment jsdom */
import { cacheForOffline } from './cacheForOffline';
import { settings } from './settings';

const postMessage = jest.fn();
const register = jest.fn(() => Promise.resolve());
const set = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { value, configurable: true });
const idle = () => jest.advanceTimersByTimeAsync(3000);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  set(performance, 'getEntriesByType', () => [{ name: 'https://site.example/static/a.avif' }]);
  set(navigator, 'serviceWorker', { controller: null, register, ready: Promise.resolve({ active: { postMessage } }) });
  set(navigator, 'connection', undefined);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('nothing happens before the page is idle; then the service worker learns of the visit and of the pictures seen', async () => {
  void cacheForOffline('/resort');
  await jest.advanceTimersByTimeAsync(1999);
  expect(register).not.toHaveBeenCalled();
  await idle();
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(postMessage).toHaveBeenCalledWith({ visited: '/resort', pictures: ['https://site.example/static/a.avif'], ahead: true });
});

test('pictures that the service worker has answered itself are not named again', async () => {
  Object.assign(navigator.serviceWorker, { controller: {} });
  void cacheForOffline('/resort');
  await idle();
  expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ pictures: [] }));
});

test.each([{ saveData: true }, { effectiveType: '2g' }])('with a connection of %j nothing is fetched ahead', async (connection) => {
  set(navigator, 'connection', connection);
  void cacheForOffline('/resort');
  await idle();
  expect(postMessage).toHaveBeenCalledWith(expect.objectContaining({ visited: '/resort', ahead: false }));
});

test('a browser that bars service workers is left in peace', async () => {
  register.mockRejectedValueOnce(new DOMException('The operation is insecure.', 'SecurityError'));
  await Promise.all([cacheForOffline('/resort'), idle()]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await Promise.all([cacheForOffline('/resort'), idle()]);
  expect(postMessage).not.toHaveBeenCalled();
});

test('a build without it registers none', async () => {
  jest.replaceProperty(settings, 'offline', false);
  await Promise.all([cacheForOffline('/resort'), idle()]);
  expect(register).not.toHaveBeenCalled();
});
