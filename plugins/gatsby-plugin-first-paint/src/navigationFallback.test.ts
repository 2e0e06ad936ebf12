/** @jest-environment jsdom */
import type { GatsbyWindow, LoadedPage } from './internals';
import { navigationFallback } from './navigationFallback';

const ofBuild = (webpackCompilationHash: string): LoadedPage => ({ page: { path: '/', webpackCompilationHash } });
const never = new Promise<never>(() => undefined);
const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const request = jest.fn<Promise<Response>, [address: string, init: RequestInit]>();
const set = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { value, configurable: true });

function open(loadPage: GatsbyWindow['___loader']['loadPage'], needsDocument?: (to: URL) => boolean) {
  const navigate = jest.fn();
  const [assign, onStart, onUnreachable] = [jest.fn(), jest.fn(), jest.fn()];
  const onLoad = jest.fn((_to: URL) => {
    expect(navigate).not.toHaveBeenCalled();
  });
  const load = jest.fn(loadPage);
  const site: GatsbyWindow = { ___loader: { loadPage: load, loadPageSync: () => undefined }, ___webpackCompilationHash: 'a', ___navigate: navigate };
  navigationFallback({ onStart, onLoad, onUnreachable, needsDocument }, site, assign);
  return { site, navigate, assign, onStart, onLoad, onUnreachable, load };
}

beforeEach(() => {
  jest.useFakeTimers();
  set(globalThis, 'fetch', request);
  set(AbortSignal, 'timeout', () => undefined);
  request.mockReset();
  request.mockResolvedValue({ ok: false, status: 500 } as Response);
});

test('a page that loads is shown by Gatsby, with the options of the link', async () => {
  const { site, navigate, load, onStart, onLoad, assign } = open(() => Promise.resolve(ofBuild('a')));
  site.___navigate('/en/about?a=1#b', { replace: true });
  expect(onStart).toHaveBeenCalledTimes(1);
  await after(0);
  expect(load).toHaveBeenCalledWith('/en/about?a=1');
  expect(onLoad.mock.calls.map(([{ pathname, hash }]) => [pathname, hash])).toEqual([['/en/about', '#b']]);
  expect(navigate).toHaveBeenCalledWith('/en/about?a=1#b', { replace: true });
  expect(assign).not.toHaveBeenCalled();
});

test.each(['a', 'b'])('where nobody can tell which build the site is, the page’s data do: %s', async (build) => {
  const { site, navigate, assign } = open(() => Promise.resolve({ ...ofBuild(''), json: { build } }));
  site.___navigate('/about');
  await after(0);
  expect(navigate).toHaveBeenCalledTimes(build === 'a' ? 1 : 0);
  expect(assign).toHaveBeenCalledTimes(build === 'a' ? 0 : 1);
});

test.each<[string, () => Promise<LoadedPage>]>([
  ['does not load', () => Promise.resolve({ status: 'error' })],
  ['uses a template that this build does not have', () => Promise.reject(new Error("We couldn't find the correct component chunk"))],
  ['belongs to another build', () => Promise.resolve(ofBuild('b'))],
])('a page that %s is loaded as a document, with its query and hash', async (_, answer) => {
  const { site, navigate, assign } = open(answer);
  site.___navigate('/en/about?a=1#b');
  await after(0);
  expect(request).toHaveBeenCalledWith('/en/about?a=1#b', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
  expect(assign).toHaveBeenCalledWith('/en/about?a=1#b');
  expect(navigate).not.toHaveBeenCalled();
});

test('a page that does not answer is left to the browser after 15 s', async () => {
  const { site, assign } = open(() => never);
  site.___navigate('/about');
  await after(14_999);
  expect(assign).not.toHaveBeenCalled();
  await after(1);
  expect(assign).toHaveBeenCalledWith('/about');
});

test('where the site cannot be reached, or does not answer in time, the visitor stays, and onUnreachable is called', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'));
  const { site, assign, onUnreachable } = open(() => Promise.resolve({ status: 'error' }));
  site.___navigate('/en/about?a=1#b');
  await after(0);
  expect(assign).not.toHaveBeenCalled();
  expect(onUnreachable).toHaveBeenCalledWith('/en/about?a=1#b');
});

test('a site that answers is reachable, whatever the browser says of the network', async () => {
  set(navigator, 'onLine', false);
  const { site, assign, onUnreachable } = open(() => Promise.resolve({ status: 'error' }));
  site.___navigate('/about');
  await after(0);
  expect(assign).toHaveBeenCalledWith('/about');
  expect(onUnreachable).not.toHaveBeenCalled();
});

test('only the last click counts', async () => {
  let arrive: (page: LoadedPage) => void = () => undefined;
  const { site, navigate } = open((path) => (path === '/about' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(ofBuild('a'))));
  site.___navigate('/about');
  site.___navigate('/contact');
  await after(0);
  arrive(ofBuild('a'));
  await after(0);
  expect(navigate.mock.calls).toEqual([['/contact', undefined]]);
});

test('Back ends what was loading', async () => {
  let arrive: (page: LoadedPage) => void = () => undefined;
  const { site, navigate, assign } = open(() => new Promise((resolve) => (arrive = resolve)));
  site.___navigate('/about');
  window.dispatchEvent(new PopStateEvent('popstate'));
  arrive(ofBuild('a'));
  await after(15_000);
  expect(navigate).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test('where a link needs a document, nothing is loaded before', async () => {
  const { site, navigate, load, onStart, assign } = open(
    () => never,
    ({ pathname }) => pathname === '/shop',
  );
  site.___navigate('/shop?a=1#b');
  await after(0);
  expect(assign.mock.calls).toEqual([['/shop?a=1#b']]);
  for (const unused of [navigate, load, onStart]) expect(unused).not.toHaveBeenCalled();
  site.___navigate('/about');
  expect(load).toHaveBeenCalledWith('/about');
});

test('steps in the history are Gatsby’s', async () => {
  const { site, navigate, load } = open(() => never);
  site.___navigate(-1);
  await after(0);
  expect(navigate).toHaveBeenCalledWith(-1, undefined);
  expect(load).not.toHaveBeenCalled();
});
