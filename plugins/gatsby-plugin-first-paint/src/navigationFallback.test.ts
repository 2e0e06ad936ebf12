/** @jest-environment jsdom */
import type { GatsbyWindow, LoadedPage } from './internals';
import { navigationFallback } from './navigationFallback';

const ofBuild = (webpackCompilationHash: string): LoadedPage => ({ page: { path: '/', webpackCompilationHash } });
const never = new Promise<never>(() => undefined);
const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const request = jest.fn<Promise<Response>, [address: string, init: RequestInit]>();
const set = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { value, configurable: true });

function open(loadPage: GatsbyWindow['___loader']['loadPage']) {
  const navigate = jest.fn();
  const [assign, onStart, onUnreachable] = [jest.fn(), jest.fn(), jest.fn()];
  const onLoad = jest.fn((_to: URL) => {
    expect(navigate).not.toHaveBeenCalled();
  });
  const load = jest.fn(loadPage);
  const site: GatsbyWindow = { ___loader: { loadPage: load, loadPageSync: () => undefined }, ___webpackCompilationHash: 'a', ___navigate: navigate };
  navigationFallback(site, { onStart, onLoad, onUnreachable, assign });
  return { site, navigate, assign, onStart, onLoad, onUnreachable, load };
}

beforeEach(() => {
  jest.useFakeTimers();
  set(navigator, 'onLine', true);
  set(globalThis, 'fetch', request);
  set(AbortSignal, 'timeout', () => undefined);
  request.mockReset();
  request.mockResolvedValue({ ok: false, status: 500 } as Response);
});
afterEach(() => jest.useRealTimers());

test('a page that loads is shown by Gatsby, with the options of the link', async () => {
  const { site, navigate, load, onStart, onLoad, assign } = open(() => Promise.resolve(ofBuild('a')));
  site.___navigate('/en/resort?a=1#b', { replace: true });
  expect(onStart).toHaveBeenCalledTimes(1);
  await after(0);
  expect(load).toHaveBeenCalledWith('/en/resort?a=1');
  expect(onLoad.mock.calls.map(([{ pathname, hash }]) => [pathname, hash])).toEqual([['/en/resort', '#b']]);
  expect(navigate).toHaveBeenCalledWith('/en/resort?a=1#b', { replace: true });
  expect(assign).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<LoadedPage>]>([
  ['does not load', () => Promise.resolve({ status: 'error' })],
  ['is of a kind that this build does not know', () => Promise.reject(new Error("We couldn't find the correct component chunk"))],
  ['belongs to another build', () => Promise.resolve(ofBuild('b'))],
])('a page that %s is loaded as a document, with its query and hash', async (_, answer) => {
  const { site, navigate, assign } = open(answer);
  site.___navigate('/en/resort?a=1#b');
  await after(0);
  expect(request).toHaveBeenCalledWith('/en/resort?a=1#b', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
  expect(assign).toHaveBeenCalledWith('/en/resort?a=1#b');
  expect(navigate).not.toHaveBeenCalled();
});

test('a page that does not answer is left to the browser after 15 s', async () => {
  const { site, assign } = open(() => never);
  site.___navigate('/resort');
  await after(14_999);
  expect(assign).not.toHaveBeenCalled();
  await after(1);
  expect(assign).toHaveBeenCalledWith('/resort');
});

test.each([
  ['the browser is offline', () => void set(navigator, 'onLine', false)],
  ['the site cannot be reached, or does not answer in time', () => void request.mockRejectedValue(new TypeError('Failed to fetch'))],
])('where %s, the visitor stays and the site is told', async (_, arrange) => {
  arrange();
  const { site, assign, onUnreachable } = open(() => Promise.resolve({ status: 'error' }));
  site.___navigate('/en/resort?a=1#b');
  await after(0);
  expect(assign).not.toHaveBeenCalled();
  expect(onUnreachable).toHaveBeenCalledWith('/en/resort?a=1#b');
});

test('only the last click counts', async () => {
  let arrive: (page: LoadedPage) => void = () => undefined;
  const { site, navigate } = open((path) => (path === '/resort' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(ofBuild('a'))));
  site.___navigate('/resort');
  site.___navigate('/galeria');
  await after(0);
  arrive(ofBuild('a'));
  await after(0);
  expect(navigate.mock.calls).toEqual([['/galeria', undefined]]);
});

test('steps in the history are Gatsby’s', async () => {
  const { site, navigate, load } = open(() => never);
  site.___navigate(-1);
  await after(0);
  expect(navigate).toHaveBeenCalledWith(-1, undefined);
  expect(load).not.toHaveBeenCalled();
});
