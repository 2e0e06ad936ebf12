/** @jest-environment jsdom */
import { whenWelcome } from './calm';
import { fetchAhead } from './fetchAhead';
import type { LoadedPage, PageLoader } from './gatsbySite';
import { bringOwn, countScriptsAnew } from './scriptAhead';

const page: LoadedPage = { page: { path: '/', webpackCompilationHash: 'a' } };
const pictures: string[] = [];
const ask = jest.fn<Promise<Partial<Response>>, [address: string]>();
let loader: PageLoader;
let loaded: string[];
/** Pages whose data alone was asked for. */
let known: string[];
/** Scripts of each page, and what they weigh. */
let scripts: Record<string, Record<string, number>>;
/** A script comes, of so many bytes. */
let scriptComes: (encodedBodySize: number, path?: string) => void;

const set = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  pictures.length = 0;
  loaded = [];
  known = [];
  scripts = {};
  document.body.innerHTML = '<script src="/static/app.js"></script><link rel="preload" href="/static/own.js" as="script">';
  countScriptsAnew();
  set(
    globalThis,
    'PerformanceObserver',
    class {
      observe = () => undefined;
      takeRecords = () => [];
      constructor(tell: (list: { getEntries: () => object[] }) => void) {
        scriptComes = (encodedBodySize, path = '/static/part.js') =>
          tell({
            getEntries: () => [
              { name: `https://hotel.example${path}`, encodedBodySize },
              { name: 'https://hotel.example/static/own.js', encodedBodySize: 90_000 },
              { name: 'https://hotel.example/static/app.js', encodedBodySize: 90_000 },
              { name: 'https://hotel.example/a.avif', encodedBodySize: 90_000 },
            ],
          });
      }
    },
  );
  loader = {
    loadPage: (path) => {
      loaded.push(path);
      Object.entries(scripts[path] ?? {}).forEach(([script, bytes]) => scriptComes(bytes, script));
      return Promise.resolve(path === '/gone' ? { status: 'error' } : page);
    },
    loadPageSync: () => undefined,
    prefetch: (path) => known.push(path),
    enqueue: () => ({ abort: () => undefined }),
  };
  ask.mockImplementation((address) => {
    const path = address.replace(/^\/ahead|\.txt$/g, '');
    const named = Object.entries(scripts[path] ?? {}).map(([script, bytes]) => `<data value="${bytes}">${script}</data>`);
    return Promise.resolve({
      ok: true,
      text: () => Promise.resolve(`${named.join('')}<picture><img src="${path}.avif"></picture>`),
    } satisfies Partial<Response>);
  });
  set(globalThis, 'fetch', ask);
  HTMLImageElement.prototype.decode = function decode() {
    pictures.push(this.getAttribute('src') ?? '');
    return Promise.resolve();
  };
  set(navigator, 'onLine', true);
  set(navigator, 'connection', { saveData: false, effectiveType: '4g' });
  set(document, 'hidden', false);
  set(document, 'readyState', 'complete');
  fetchAhead({ ___loader: loader });
});
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(5000);

test('a linked page in view comes after two calm seconds: script and data first, then its first picture', async () => {
  loader.enqueue('/resort');
  await jest.advanceTimersByTimeAsync(1999);
  expect(loaded).toEqual([]);
  await settle();
  expect(loaded).toEqual(['/resort']);
  expect(pictures).toEqual(['/resort.avif']);
});

test('nothing comes before this page has loaded', async () => {
  set(document, 'readyState', 'interactive');
  loader.enqueue('/resort');
  await settle();
  expect(loaded).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await settle();
  expect(loaded).toEqual(['/resort']);
});

test('pages come one at a time, each once', async () => {
  let arrive: () => void = () => undefined;
  const first = loader.loadPage;
  loader.loadPage = async (path) => {
    const answer = await first(path);
    if (path === '/galeria') await new Promise<void>((resolve) => (arrive = resolve));
    return answer;
  };
  for (const path of ['/galeria', '/resort', '/resort']) loader.enqueue(path);
  await settle();
  expect(loaded).toEqual(['/galeria']);
  arrive();
  await settle();
  expect(loaded).toEqual(['/galeria', '/resort']);
  loader.enqueue('/resort');
  await settle();
  expect(loaded).toHaveLength(2);
});

test.each(['/', '/en', '/fr'])('the way home comes last, and without script (%s)', async (home) => {
  for (const path of [home, '/resort', '/galeria']) loader.enqueue(path);
  await settle();
  expect([loaded, known]).toEqual([['/resort', '/galeria'], [home]]);
  expect(pictures).toHaveLength(3);
});

test('what the page itself may be asked for comes before other pages', async () => {
  let arrive: () => void = () => undefined;
  loader.enqueue('/resort');
  whenWelcome(() => new Promise<void>((resolve) => (arrive = resolve)));
  await settle();
  expect(loaded).toEqual([]);
  arrive();
  await settle();
  expect(loaded).toEqual(['/resort']);
});

test('scripts come within 24 KiB: pages that need more come with data and first picture alone; on the next page there is room again', async () => {
  await jest.advanceTimersByTimeAsync(2000);
  scriptComes(14 * 1024);
  scripts = { '/resort': { '/static/resort.js': 8 * 1024 }, '/galeria': { '/static/galeria.js': 3 * 1024 }, '/natal': { '/static/natal.js': 2 * 1024 } };
  for (const path of ['/resort', '/galeria', '/galeria', '/natal']) loader.enqueue(path);
  await settle();
  expect([loaded, known]).toEqual([['/resort', '/natal'], ['/galeria']]);
  expect(pictures).toHaveLength(3);

  countScriptsAnew();
  for (const path of ['/galeria', '/resort']) loader.enqueue(path);
  await settle();
  expect([loaded, known]).toEqual([['/resort', '/natal', '/galeria'], ['/galeria']]);
  expect(pictures).toHaveLength(3);
});

test('scripts that are there weigh nothing', async () => {
  await jest.advanceTimersByTimeAsync(2000);
  scripts = { '/quartos/luxo': { '/static/room.js': 20 * 1024 }, '/quartos/master': { '/static/room.js': 20 * 1024 }, '/resort': { '/static/r.js': 9 * 1024 } };
  for (const path of ['/quartos/luxo', '/quartos/master', '/resort']) loader.enqueue(path);
  await settle();
  expect([loaded, known]).toEqual([['/quartos/luxo', '/quartos/master'], ['/resort']]);
});

test('nor does script for what the visitor has come to', async () => {
  await jest.advanceTimersByTimeAsync(2000);
  await bringOwn(() => {
    scriptComes(20 * 1024, '/static/carousel.js');
    return Promise.resolve();
  });
  scripts = { '/resort': { '/static/pool.js': 9 * 1024 } };
  loader.enqueue('/resort');
  await settle();
  expect([loaded, known]).toEqual([['/resort'], []]);
});

test('what is published of a page is asked for once, whatever queries its links have', async () => {
  for (const link of ['/detalhes-eventos?montagem=school&convidados=40', '/detalhes-eventos', '/detalhes-eventos?montagem=cocktail']) loader.enqueue(link);
  await settle();
  expect(ask.mock.calls).toEqual([['/ahead/detalhes-eventos.txt']]);
  expect(loaded).toEqual(['/detalhes-eventos']);
  loader.enqueue('/resort?a=1').abort();
  await settle();
  expect(loaded).toHaveLength(1);
});

test('a link that has left the view before its turn costs nothing', async () => {
  loader.enqueue('/resort').abort();
  await settle();
  expect(loaded).toEqual([]);
});

test('a page that does not come brings no picture', async () => {
  loader.enqueue('/gone');
  await settle();
  expect(pictures).toEqual([]);
});

test.each([
  ['saves data', () => set(navigator, 'connection', { saveData: true, effectiveType: '4g' })],
  ['is on a slow network', () => set(navigator, 'connection', { saveData: false, effectiveType: '2g' })],
  ['is on a very slow network', () => set(navigator, 'connection', { saveData: false, effectiveType: 'slow-2g' })],
  ['is offline', () => set(navigator, 'onLine', false)],
  ['looks at another page', () => set(document, 'hidden', true)],
])('nothing is fetched ahead for a visitor who %s', async (_who, arrange) => {
  arrange();
  loader.enqueue('/resort');
  await settle();
  expect(loaded).toEqual([]);
  expect(ask).not.toHaveBeenCalled();
});

test('a browser that does not tell of its network is trusted', async () => {
  set(navigator, 'connection', undefined);
  loader.enqueue('/resort');
  await settle();
  expect(loaded).toEqual(['/resort']);
});
