/** @jest-environment jsdom */

const set = (target: object, name: string, value: unknown) => Object.defineProperty(target, name, { value, configurable: true });
const files = { 'part---calendar': ['/static/1.js', '/static/2.js'], 'component---home': ['/static/3.js'] };
const ask = jest.fn<Promise<Partial<Response>>, [address: string]>();
const fetched = () => [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.as, link.getAttribute('href'), link.crossOrigin]);
const settle = () => jest.advanceTimersByTimeAsync(5000);

async function fetchPartAhead(...asked: Parameters<typeof import('../../../src/loading/fetchPartAhead').fetchPartAhead>): Promise<void> {
  const module = await import('../../../src/loading/fetchPartAhead');
  return module.fetchPartAhead(...asked);
}

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  document.head.innerHTML = '';
  ask.mockReset().mockResolvedValue({ json: () => Promise.resolve(files) });
  set(globalThis, 'fetch', ask);
  set(navigator, 'onLine', true);
  set(navigator, 'connection', { saveData: false, effectiveType: '4g' });
  set(document, 'hidden', false);
  set(document, 'readyState', 'complete');
});
afterEach(() => jest.useRealTimers());

test('the scripts and words of a part come into the cache after two calm seconds, once', async () => {
  void fetchPartAhead('part---calendar', ['/locales/fr/calendar.json']);
  await jest.advanceTimersByTimeAsync(1999);
  expect(ask).not.toHaveBeenCalled();
  void fetchPartAhead('part---calendar');
  await settle();
  expect(ask).toHaveBeenCalledWith('/chunk-files.json');
  expect(fetched()).toEqual([
    ['prefetch', 'script', '/static/1.js', null],
    ['prefetch', 'script', '/static/2.js', null],
    ['prefetch', 'fetch', '/locales/fr/calendar.json', 'anonymous'],
  ]);
});

test.each([
  ['saves data', () => set(navigator, 'connection', { saveData: true })],
  ['has a slow network', () => set(navigator, 'connection', { effectiveType: 'slow-2g' })],
  ['is offline', () => set(navigator, 'onLine', false)],
  ['looks at another tab', () => set(document, 'hidden', true)],
])('nothing comes for a visitor who %s', async (_, happens) => {
  happens();
  void fetchPartAhead('part---calendar');
  await settle();
  expect(ask).not.toHaveBeenCalled();
  expect(fetched()).toEqual([]);
});

test('where the list does not come, nothing is said', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const ahead = fetchPartAhead('part---calendar');
  await settle();
  await expect(ahead).resolves.toBeUndefined();
  expect(fetched()).toEqual([]);
});
