import type { AreaOnDemand } from '../domain/i18n/areasOnDemand';
import type { Language } from '../site';
import { type Area, serve, serves, wordsIn } from './area';

// Words are kept for as long as a page is open: each test takes an area of a language that no other takes.

const answer = (words: object): Response => Response.json(words);
const fetchWords = jest.fn<Promise<Response>, [address: string, request: { signal: AbortSignal }]>();
const addresses = () => fetchWords.mock.calls.map(([address]) => address);
const closeIn = (language: Language, area: AreaOnDemand): string => wordsIn(language).getFixedT(null, [area])(`${area}:close` as 'calendar:close');

const english = { close: 'Close' };
const portuguese = { close: 'Fechar' };

beforeEach(() => {
  jest.useFakeTimers();
  fetchWords.mockReset();
  Object.defineProperty(globalThis, 'fetch', { value: fetchWords, configurable: true });
});
afterEach(() => jest.useRealTimers());

test('words are read once, from their published address', async () => {
  fetchWords.mockResolvedValue(answer(english));
  const area: Area<'calendar'> = { name: 'calendar', portuguese };
  await expect(serve(area, 'en')).resolves.toBe(true);
  await expect(serve(area, 'en')).resolves.toBe(true);
  expect(closeIn('en', 'calendar')).toBe('Close');
  expect(addresses()).toEqual(['/locales/en/calendar.json?v=']);
});

test('a Portuguese page reads nothing that came with the part', async () => {
  await expect(serve({ name: 'calendar', portuguese }, 'pt')).resolves.toBe(true);
  expect(closeIn('pt', 'calendar')).toBe('Fechar');
  expect(fetchWords).not.toHaveBeenCalled();
});

test('after a second Portuguese serves, until the words of the page come', async () => {
  let arrive: (response: Response) => void = () => undefined;
  fetchWords.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const served = jest.fn();
  void serve({ name: 'announcement', portuguese }, 'en').then(served);
  await jest.advanceTimersByTimeAsync(999);
  expect(served).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(served).toHaveBeenCalledWith(true);
  expect(closeIn('en', 'announcement')).toBe('Fechar');
  arrive(answer(english));
  await jest.advanceTimersByTimeAsync(0);
  expect(closeIn('en', 'announcement')).toBe('Close');
});

test.each([
  ['calendar', 'a refusal', () => Promise.resolve(new Response('', { status: 404 }))],
  ['announcement', 'no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['lightbox', 'an answer that is no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
] as const)('%s: %s is tried again, and Portuguese serves after the last try', async (name, _what, refuse) => {
  const area: Area<AreaOnDemand> = { name, portuguese };
  fetchWords.mockImplementation(refuse);
  void serve(area, 'fr');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(addresses().filter((address) => address === `/locales/fr/${name}.json?v=`)).toHaveLength(6);
  expect(serves(area, 'fr')).toBe(true);
  expect(closeIn('fr', name)).toBe('Fechar');
});

test('a read without an answer counts as failed after 8 s, and is tried again', async () => {
  fetchWords.mockImplementationOnce(
    (_address, { signal }) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  fetchWords.mockResolvedValueOnce(answer(english));
  void serve({ name: 'lightbox', portuguese }, 'en');
  await jest.advanceTimersByTimeAsync(8000 + 349);
  expect(fetchWords).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(closeIn('en', 'lightbox')).toBe('Close');
});

test('where the bundled file is gone, Portuguese too is read from its published address', async () => {
  const gone: Area<'formMessages'> = { name: 'formMessages', portuguese: () => Promise.reject(new Error('Loading chunk 37 failed.')) };
  fetchWords.mockImplementation((address) => (address.startsWith('/locales/pt/') ? Promise.resolve(answer(portuguese)) : Promise.reject(new Error('no'))));
  const serving = serve(gone, 'en');
  await jest.runAllTimersAsync();
  await expect(serving).resolves.toBe(true);
  expect(closeIn('en', 'formMessages')).toBe('Fechar');
});

test('where nothing comes, it says so, and the next time asks afresh', async () => {
  const gone: Area<'formMessages'> = { name: 'formMessages', portuguese: () => Promise.reject(new Error('Loading chunk 37 failed.')) };
  fetchWords.mockRejectedValue(new TypeError('Failed to fetch'));
  const serving = serve(gone, 'fr');
  await jest.runAllTimersAsync();
  await expect(serving).resolves.toBe(false);
  fetchWords.mockImplementation(() => Promise.resolve(answer(english)));
  await expect(serve(gone, 'fr')).resolves.toBe(true);
  expect(closeIn('fr', 'formMessages')).toBe('Close');
});
